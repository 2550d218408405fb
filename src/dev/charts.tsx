import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import '#src/app/styles/index.css'
import './dev.css'
import { GALLERY_FLOWS, type GalleryFlow } from '#mocks/gallery-flows.ts'
import { attach } from '#src/dev/panel/attach.tsx'
import { isIn } from '#src/dev/panel/chart.ts'
import { chartAddress, chartPath } from './chart-address.ts'
import { chartWords } from './chart-texts.ts'
import { shownStates } from './flow-states.ts'
import { galleryPath } from './gallery-address.ts'
import { GALLERY_INPUTS } from './gallery-inputs.ts'
import { createPausedActor } from './paused-actor.ts'
import { linkTo } from './state-link.ts'

/** Generated documents, one per machine. Each contains an introduction and a link to the source file. */
const DIAGRAMS = import.meta.glob<string>('/docs/machines/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function introductionOf(id: string): { text: string; source: string } {
  const [, , text = '', , drawn = ''] = DIAGRAMS[`/docs/machines/${id}.md`]?.split('\n') ?? []
  return { text, source: /\[(.+?)\]/.exec(drawn)?.[1] ?? '' }
}

function ChartsPage() {
  const hash = useSyncExternalStore(subscribeToHash, () => location.hash)
  const { flow, state } = chartAddress(hash)
  const names = Object.keys(GALLERY_FLOWS)
  const name = names.find((known) => known === flow) ?? String(names[0])
  const shown = GALLERY_FLOWS[name]
  return (
    <main className="dev charts">
      <h1>Charts</h1>
      <p>
        Every state machine of the site, without its page. Press an event, and the machine moves: a call is
        answered by hand, time stands still, and nothing is sent or kept. <a href="/">The site</a> ·{' '}
        <a href={galleryPath({ locale: 'en', shelf: null, state: null })}>every state as its page shows it</a>
      </p>
      <nav aria-label="Machines">
        <ul className="machines">
          {names.map((known) => (
            <li key={known}>
              <a href={chartPath(known)} aria-current={known === name ? 'page' : undefined}>
                {known}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown && <Machine key={hash} name={name} flow={shown} state={state} />}
    </main>
  )
}

interface MachineProps {
  name: string
  flow: GalleryFlow
  state: string | null
}

function Machine({ name, flow, state }: MachineProps) {
  const place = useRef<HTMLDivElement>(null)
  const { text, source } = introductionOf(flow.machine.id)

  useEffect(() => {
    if (!place.current) return
    const { start, stop } = createPausedActor(flow.machine, GALLERY_INPUTS[name])
    const { replay, detach } = attach(start(), {
      ...chartWords(name, 'en'),
      restart: start,
      within: place.current,
      link: (id, events) => linkTo(id, events, new URL(flow.path, location.origin).href),
    })
    const named =
      state && shownStates(flow, 'en', GALLERY_INPUTS[name]).find((known) => isIn(known.name, state))
    if (named) replay(named.events)
    return () => {
      // React cannot unmount another root while this one renders.
      setTimeout(detach)
      stop()
    }
  }, [name, flow, state])

  return (
    <>
      <p>
        {text}{' '}
        <span className="row">
          <a href={flow.path}>Its page</a>
          <a href={`/source/${source}.txt`}>{source}</a>
          <a href={galleryPath({ locale: 'en', shelf: name, state })}>Its states as pages</a>
        </span>
      </p>
      <div ref={place} />
    </>
  )
}

function subscribeToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

document.documentElement.lang = 'en'
document.title = 'Charts'
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<ChartsPage />)
