import {
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
import { remembered } from '#src/dev/remembered.ts'
import { type RunningFlow, runningFlows } from '#src/dev/running-flows.ts'
import { Chart } from './chart.tsx'
import { Network } from './network.tsx'
import { keepOverDialogs } from './over-dialogs.ts'
import { Page } from './page.tsx'
import styles from './panel.module.css'
import { watchCookieConsent } from './watch-cookie-consent.ts'

const TABS = { charts: Charts, network: Network, page: Page }
type Tab = keyof typeof TABS

const frame = remembered(
  'panel',
  {
    isOpen: false,
    /** Percent of the window's width; of its height where it is narrow. */
    share: 34,
    tab: 'charts' as Tab,
  },
  () => localStorage,
)
const SMALLEST = 20
const LARGEST = 80

/** Docked at the right of every page, and above its dialogs: the charts that run there, and all that is around them. */
export function mountPanel(): void {
  watchCookieConsent()
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'Development')
  place.className = String(styles.panel)
  keepOverDialogs(place)
  createRoot(place).render(<Panel />)
}

function Panel() {
  const [{ isOpen, share, tab }, setFrame] = useState(frame.read)
  const change = (changed: Partial<ReturnType<typeof frame.read>>) =>
    setFrame((before) => ({ ...before, ...changed }))
  const chosen = useRef<HTMLInputElement>(null)
  const [cameFrom, setCameFrom] = useState<Element | null>(null)
  const Shown = TABS[tab]

  useLayoutEffect(() => {
    frame.keep({ isOpen, share, tab })
    document.documentElement.toggleAttribute('data-panel', isOpen)
    document.documentElement.style.setProperty('--panel-share', String(share))
  }, [isOpen, share, tab])

  const toggle = useCallback(() => {
    setFrame((before) => ({ ...before, isOpen: !before.isOpen }))
    setCameFrom((before) => (before ? null : document.activeElement))
  }, [])

  // Opened by hand it takes the focus, and gives it back; open from the start it does not.
  useEffect(() => {
    if (!(cameFrom instanceof HTMLElement)) return
    chosen.current?.focus()
    return () => cameFrom.focus()
  }, [cameFrom])

  useEffect(() => {
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
      <button type="button" className={styles.open} onClick={toggle}>
        Ctrl+.
      </button>
    )
  return (
    <>
      <Edge share={share} resize={(to) => change({ share: Math.min(LARGEST, Math.max(SMALLEST, to)) })} />
      <div className={styles.head}>
        <fieldset>
          <legend className="visually-hidden">Development</legend>
          {(Object.keys(TABS) as Tab[]).map((name) => (
            <label key={name}>
              <input
                ref={name === tab ? chosen : null}
                type="radio"
                name="panel"
                checked={name === tab}
                onChange={() => change({ tab: name })}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <button type="button" onClick={toggle}>
          Close <kbd>Ctrl+.</kbd>
        </button>
      </div>
      <div className={styles.body}>
        <Shown />
      </div>
    </>
  )
}

function Charts() {
  const flows = useSyncExternalStore(runningFlows.subscribe, runningFlows.list)
  if (flows.length === 0) return <p>No chart runs on this page.</p>
  // The banner runs on every page; what a page has of its own comes first.
  const isBanner = ({ id }: RunningFlow) => Number(id === 'cookie-consent')
  return flows
    .toSorted((one, other) => isBanner(one) - isBanner(other))
    .map((flow) => <Chart key={flow.id} flow={flow} />)
}

const STEP = 4
const KEYS: Record<string, number> = { ArrowLeft: STEP, ArrowUp: STEP, ArrowRight: -STEP, ArrowDown: -STEP }

/** The edge between page and panel, to be dragged or moved by arrow keys. */
function Edge({ share, resize }: { share: number; resize: (share: number) => void }) {
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const isBelow = matchMedia('(max-width: 48rem)').matches
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
      className={styles.edge}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={({ key }: KeyboardEvent) => resize(share + (KEYS[key] ?? 0))}
    />
  )
}
