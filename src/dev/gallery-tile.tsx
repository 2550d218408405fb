import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Locale } from '#src/site/locale.ts'
import { waitForTurn } from './frame-queue.ts'
import { galleryPath } from './gallery-address.ts'
import {
  HAS_NO_STAGE,
  PICTURED_HEIGHT,
  PICTURED_SCALE,
  PICTURES,
  type Picture,
  pictureOf,
  stageOf,
} from './gallery-pictures.ts'
import styles from './gallery-wall.module.css'
import { SHOWN } from './thumbnail.ts'

export type View = 'live' | 'stored' | 'difference'

/** In which language, colours and width a state is shown. */
export interface Column extends Omit<Picture, 'reach'> {
  locale: Locale
}

interface TileProps {
  shelf: string
  state: string
  column: Column
  view: View
  /** Of the size it has on a page. */
  scale: number
}

/** The place of its flow on a live page of the gallery, and the picture that `docs/screens` has of it. */
export function Tile({ shelf, state, column, view, scale }: TileProps) {
  const { locale, width, scheme } = column
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box)
  const [mayLoad, setMayLoad] = useState(false)
  const [stage, setStage] = useState<DOMRect | null>(null)
  const [pictured, setPictured] = useState<{ width: number; height: number } | null>(null)
  const done = useRef(() => {})
  const isLive = isNear && view !== 'stored'

  useEffect(() => {
    if (!isLive) return
    done.current = waitForTurn(() => setMayLoad(true))
    return () => {
      done.current()
      setMayLoad(false)
      setStage(null)
    }
  }, [isLive])

  const frame = (element: HTMLIFrameElement | null) => {
    element?.addEventListener(SHOWN, () => {
      done.current()
      setStage(element.contentDocument?.querySelector(stageOf(shelf))?.getBoundingClientRect() ?? null)
    })
  }
  const picture = storedPicture(state, column)
  const size = stage ?? pictured ?? { width, height: PICTURED_HEIGHT / 2 }
  const style = {
    '--scale': scale,
    '--width': `${size.width}px`,
    '--height': `${Math.min(picture?.reach ?? PICTURED_HEIGHT, size.height)}px`,
    '--left': `${-Math.floor(stage?.left ?? 0)}px`,
    '--top': `${-Math.floor(stage?.top ?? 0)}px`,
    '--stored-scale': scale / PICTURED_SCALE,
  } as CSSProperties
  return (
    <div
      ref={box}
      className={styles.box}
      style={style}
      data-view={view}
      data-shown={stage ? state : undefined}
    >
      {picture && (
        <img
          src={`/docs/screens/gallery/${pictureOf(shelf, state, picture)}`}
          alt=""
          loading="lazy"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPictured({ width: naturalWidth / PICTURED_SCALE, height: naturalHeight / PICTURED_SCALE })
          }
        />
      )}
      {isLive && mayLoad && (
        <iframe
          ref={frame}
          title={`${shelf}: ${state}`}
          inert
          width={width}
          height={Math.max(PICTURED_HEIGHT, stage?.bottom ?? 0)}
          src={galleryPath({ locale, shelf, state, scheme })}
        />
      )}
    </div>
  )
}

/** The picture of a state in a column, where there is one. */
const storedPicture = (state: string, { locale, width, scheme }: Column) =>
  locale === 'en' && state !== HAS_NO_STAGE
    ? PICTURES.find((picture) => picture.width === width && picture.scheme === scheme)
    : undefined

/** Whether an element is in sight, or about to be. */
function useIsNear(element: { current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '300px',
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
