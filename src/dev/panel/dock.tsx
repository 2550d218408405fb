import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createRoot } from 'react-dom/client'
import { ChartView, type Shown } from './chart-view.tsx'
import { stayAboveDialogs } from './stay-above-dialogs.ts'

export interface DockedMachine extends Shown {
  tabs: Record<string, ComponentType>
  note: () => string
}

const CHARTS = 'charts'
const KEY = 'development:panel'
const SMALLEST = 20
const LARGEST = 80
/** Initial state of the panel. `share` is a percentage of the viewport's width; in a narrow viewport, of its height. */
const FIRST = { isOpen: false, share: 34, tab: CHARTS }
const NARROW = '(max-width: 48rem)'

let docked: readonly DockedMachine[] = []
const listeners = new Set<() => void>()
let unmount: (() => void) | undefined

const set = (next: readonly DockedMachine[]) => {
  docked = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Adds a machine above the others. Returns a function that removes it. Removing the last one removes the panel too. */
export function dock(shown: DockedMachine): () => void {
  set([shown, ...docked])
  unmount ??= mount()
  return () => {
    set(docked.filter((other) => other !== shown))
    if (docked.length > 0) return
    unmount?.()
    unmount = undefined
  }
}

/** Mounts the panel beside the page; in a narrow viewport, below it. Returns the unmount function. */
function mount(): () => void {
  const host = document.createElement('aside')
  host.className = 'dev panel'
  host.setAttribute('aria-label', 'Development')
  const leaveDialogs = stayAboveDialogs(host)
  const react = createRoot(host)
  react.render(<Panel host={host} />)
  return () => {
    leaveDialogs()
    react.unmount()
    host.remove()
    document.documentElement.removeAttribute('data-panel')
  }
}

const kept = (): typeof FIRST => ({ ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') })

function Panel({ host }: { host: HTMLElement }) {
  const shown = useSyncExternalStore(subscribe, () => docked)
  const [frame, setFrame] = useState(kept)
  const { isOpen, share, tab } = frame
  const chosen = useRef<HTMLInputElement>(null)
  const [cameFrom, setCameFrom] = useState<Element | null>(null)
  const tabs: Record<string, ComponentType> = Object.assign({}, ...shown.map(({ tabs }) => tabs))
  const Other = tabs[tab]

  useLayoutEffect(() => {
    localStorage.setItem(KEY, JSON.stringify({ isOpen, share, tab }))
    host.toggleAttribute('data-open', isOpen)
    document.documentElement.toggleAttribute('data-panel', isOpen)
    document.documentElement.style.setProperty('--panel-share', String(share))
  }, [host, isOpen, share, tab])

  const toggle = useCallback(() => {
    setFrame((before) => ({ ...before, isOpen: !isOpen }))
    setCameFrom(isOpen ? null : document.activeElement)
  }, [isOpen])

  // Opening the panel moves the focus into it, and closing returns the focus. A panel open at page load does neither.
  useEffect(() => {
    if (!(cameFrom instanceof HTMLElement)) return
    chosen.current?.focus()
    return () => cameFrom.focus()
  }, [cameFrom])

  // A layout effect, so that the shortcut works as soon as its button is visible.
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '.' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [toggle])

  if (!isOpen)
    return (
      <button type="button" onClick={toggle}>
        Ctrl+. {shown.map(({ note }) => note()).join(' ')}
      </button>
    )
  return (
    <>
      <Edge
        share={share}
        resize={(to) => setFrame({ ...frame, share: Math.min(LARGEST, Math.max(SMALLEST, to)) })}
      />
      <header>
        <PageWidth share={share} />
        <button type="button" onClick={toggle}>
          Close <kbd>Ctrl+.</kbd>
        </button>
        <fieldset className="tabs">
          <legend className="visually-hidden">Development</legend>
          {[CHARTS, ...Object.keys(tabs)].map((name) => (
            <label key={name}>
              <input
                ref={name === tab ? chosen : null}
                type="radio"
                name="panel"
                checked={name === tab}
                onChange={() => setFrame({ ...frame, tab: name })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={tab}>
        {Other ? (
          <Other />
        ) : (
          shown.map(({ key, machine, words }) => <ChartView key={key} machine={machine} words={words} />)
        )}
      </section>
    </>
  )
}

function PageWidth({ share }: { share: number }) {
  const width = useSyncExternalStore(subscribeToSize, () => innerWidth)
  const isBeside = !matchMedia(NARROW).matches
  return <span>{isBeside && `page ${Math.round(width * (1 - share / 100))} of ${width} px`}</span>
}

function subscribeToSize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

const STEP = 4
const KEYS: Record<string, number> = { ArrowLeft: STEP, ArrowUp: STEP, ArrowRight: -STEP, ArrowDown: -STEP }

function Edge({ share, resize }: { share: number; resize: (share: number) => void }) {
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const isBelow = matchMedia(NARROW).matches
    resize(100 * (1 - (isBelow ? clientY / innerHeight : clientX / innerWidth)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      aria-label="Size of the panel"
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      aria-valuenow={Math.round(share)}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={({ key }: KeyboardEvent) => resize(share + (KEYS[key] ?? 0))}
    />
  )
}
