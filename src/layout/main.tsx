import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { DeliveredPage, type OnlyShows } from './delivered-page.ts'
import { inPlaceLinks } from './in-place-links.ts'
import styles from './main.module.css'

/** The page within the document. */
export function Main() {
  const page = useMatches({ select: (matches): unknown => matches.at(-1)?.loaderData })
  const id = useMatches({ select: (matches) => matches.at(-1)?.id })
  const onlyShows = useMatches({ select: (matches) => matches.at(-1)?.staticData.onlyShows })
  const ref = useRef<HTMLElement>(null)
  useEnlivened(ref, id, page instanceof DeliveredPage ? undefined : onlyShows)
  const main = { ref, id: 'main', tabIndex: -1, className: styles.main, 'data-only-shows': onlyShows && '' }
  if (page instanceof DeliveredPage) return <Delivered page={page} {...main} />
  return (
    <main {...main}>
      <Outlet />
    </main>
  )
}

interface DeliveredProps extends ComponentProps<'main'> {
  page: DeliveredPage
  ref: RefObject<HTMLElement | null>
}

/** React keeps away from what is in it; its links navigate in place all the same. */
function Delivered({ page, ref, ...main }: DeliveredProps) {
  const router = useRouter()
  // Before the picture, and before anything looks for the link that once led away.
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return undefined
    // After coming back, or where something else had changed the document before React saw it, the element is new.
    if (!current.hasChildNodes()) current.append(...page.content)
    return inPlaceLinks(current, router)
  }, [page, ref, router])
  // The policy allows no text in its place.
  const nothing = { __html: window.trustedTypes?.emptyHTML ?? '' }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty one tells React that the children are not its own
    <main {...main} ref={ref} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
  )
}

/**
 * Attaches what a page does that React has drawn; a delivered one has it from the start (`delivered-page.ts`). What
 * cannot be fetched leaves the page as it is.
 */
function useEnlivened(
  ref: RefObject<HTMLElement | null>,
  id: string | undefined,
  onlyShows: OnlyShows | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page, by its id, has parts of its own
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    onlyShows?.enliven?.().then(
      ({ enliven }) => {
        if (!isGone && ref.current) stop = enliven(ref.current)
      },
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [ref, id, onlyShows])
}
