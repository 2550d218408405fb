import { Fragment, type KeyboardEvent, useState } from 'react'
import { type Language, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { GALLERY_FLOWS } from '#mocks/gallery-flows.ts'
import { chartPath } from './chart-address.ts'
import { shownStates } from './flow-states.ts'
import { galleryPath } from './gallery-address.ts'
import { GALLERY_INPUTS } from './gallery-inputs.ts'
import { type Column, Tile } from './gallery-tile.tsx'
import { persistentValue } from './persistent-value.ts'

const SCHEMES = ['day', 'night'] as const
const WIDTHS = [390, 1280] as const

interface Choice {
  flow: string
  state: string
  locales: readonly Language[]
  schemes: readonly (typeof SCHEMES)[number][]
  widths: readonly (typeof WIDTHS)[number][]
  /** Scale of the thumbnails, in percent of the original size. */
  size: number
}

/** Returns the initial scale in percent. On phones, two thumbnails fill a row, except for gaps of 52 px in total. */
const sizeThatFits = () => (innerWidth < 768 ? Math.floor((100 * (innerWidth - 52)) / 2 / WIDTHS[0]) : 40)

export function GalleryWall({ locale }: { locale: Language }) {
  const [kept] = useState(() =>
    persistentValue<Choice>(`wall:${locale}`, {
      flow: '',
      state: '',
      locales: [locale],
      schemes: ['day'],
      widths: [390],
      size: sizeThatFits(),
    }),
  )
  const [choice, setChoice] = useState(kept.read)
  const change = (changed: Partial<Choice>) => {
    kept.keep({ ...choice, ...changed })
    setChoice({ ...choice, ...changed })
  }
  const columns = choice.locales.flatMap((locale) =>
    choice.schemes.flatMap((scheme) => choice.widths.map((width): Column => ({ locale, scheme, width }))),
  )
  const shelves = Object.entries(GALLERY_FLOWS)
    .filter(([shelf]) => choice.flow === '' || choice.flow === shelf)
    .map(([shelf, flow]) => ({
      shelf,
      states: shownStates(flow, locale, GALLERY_INPUTS[shelf])
        .map(({ name }) => name)
        .filter((name) => name.includes(choice.state)),
    }))
    .filter(({ states }) => states.length > 0)
  return (
    <main className="dev wall">
      <h1>Gallery</h1>
      <Choices choice={choice} change={change} />
      <p>
        {shelves.reduce((sum, { states }) => sum + states.length, 0)} states. Arrow keys go from state to
        state, here and on the page that Enter opens; there, in a field, with Ctrl.{' '}
        <a href={chartPath(null)}>Every machine as a living chart</a>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from link to link */}
      <div onKeyDown={moveByArrows}>
        {shelves.map(({ shelf, states }) => (
          <section key={shelf} aria-labelledby={shelf}>
            <h2 id={shelf}>{shelf}</h2>
            <ul className="states">
              {states.map((state) => (
                <li key={state}>
                  <h3>
                    {state.split(/(?<=\.)/).map((part) => (
                      <Fragment key={part}>
                        {part}
                        <wbr />
                      </Fragment>
                    ))}
                  </h3>
                  <div className="tiles">
                    {columns.map((column) => {
                      const name = [column.locale, column.scheme, column.width].join(' · ')
                      const scheme = column.scheme === 'night' ? 'night' : 'system'
                      return (
                        <a
                          key={name}
                          href={galleryPath({ locale: column.locale, shelf, state, scheme })}
                          aria-label={`${shelf}, ${state}, ${name}`}
                        >
                          <Tile shelf={shelf} state={state} column={column} scale={choice.size / 100} />
                          {columns.length > 1 && name}
                        </a>
                      )
                    })}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}

interface ChoicesProps {
  choice: Choice
  change: (changed: Partial<Choice>) => void
}

function Choices({ choice, change }: ChoicesProps) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Flow
        <select value={choice.flow} onChange={({ currentTarget }) => change({ flow: currentTarget.value })}>
          <option value="">all</option>
          {Object.keys(GALLERY_FLOWS).map((shelf) => (
            <option key={shelf}>{shelf}</option>
          ))}
        </select>
      </label>
      <label>
        State
        <input
          type="search"
          value={choice.state}
          onChange={({ currentTarget }) => change({ state: currentTarget.value })}
        />
      </label>
      <Ticks
        legend="Language"
        all={MAIN_LANGUAGES}
        ticked={choice.locales}
        tick={(locales) => change({ locales })}
      />
      <Ticks legend="Colours" all={SCHEMES} ticked={choice.schemes} tick={(schemes) => change({ schemes })} />
      <Ticks legend="Width" all={WIDTHS} ticked={choice.widths} tick={(widths) => change({ widths })} />
      <label>
        Size
        <input
          type="range"
          min={15}
          max={100}
          value={choice.size}
          onChange={({ currentTarget }) => change({ size: currentTarget.valueAsNumber })}
        />
      </label>
    </form>
  )
}

interface TicksProps<Value> {
  legend: string
  all: readonly Value[]
  ticked: readonly Value[]
  tick: (ticked: readonly Value[]) => void
}

/** Group of checkboxes. At least one stays checked: unchecking the last one checks all others. */
function Ticks<Value extends string | number>({ legend, all, ticked, tick }: TicksProps<Value>) {
  const turn = (value: Value) => {
    const next = all.filter((other) => ticked.includes(other) !== (other === value))
    tick(next.length > 0 ? next : all.filter((other) => other !== value))
  }
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map((value) => (
        <label key={value}>
          <input type="checkbox" checked={ticked.includes(value)} onChange={() => turn(value)} />
          {value}
        </label>
      ))}
    </fieldset>
  )
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const from = links.find((link) => link === document.activeElement)
  const [step = 0, row = 0] = [STEPS[event.key], ROWS[event.key]]
  if (!from || step === row) return
  event.preventDefault()
  const to = step ? links[links.indexOf(from) + step] : closest(links, from, row)
  to?.focus()
}

/** Returns the nearest element in the next row below (`direction` is 1) or above (`direction` is -1). */
function closest(elements: HTMLElement[], from: HTMLElement, direction: number): HTMLElement | undefined {
  const here = from.getBoundingClientRect()
  const distances = elements.map((element) => {
    const { left, top } = element.getBoundingClientRect()
    return { element, down: (top - here.top) * direction, aside: Math.abs(left - here.left) }
  })
  return distances
    .filter(({ down }) => down > 1)
    .toSorted((one, other) => one.down - other.down || one.aside - other.aside)[0]?.element
}
