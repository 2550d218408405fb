import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Language } from '#contracts/values/language.ts'
import { waitForTurn } from './frame-queue.ts'
import { galleryPath } from './gallery-address.ts'
import { STAGE_HEIGHT, stageOf } from './gallery-stages.ts'
import { SHOWN } from './thumbnail.ts'

export interface Column {
  locale: Language
  width: number
  scheme: 'day' | 'night'
}

interface TileProps {
  shelf: string
  state: string
  column: Column
  /** Fraction of the original size, such as 0.4. */
  scale: number
}

/** Thumbnail of a state: an iframe with the live page, cropped to the part that shows the flow. */
export function Tile({ shelf, state, column, scale }: TileProps) {
  const { locale, width, scheme } = column
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box)
  const [mayLoad, setMayLoad] = useState(false)
  const [stage, setStage] = useState<DOMRect | null>(null)
  const done = useRef(() => {})

  useEffect(() => {
    if (!isNear) return
    done.current = waitForTurn(() => setMayLoad(true))
    return () => {
      done.current()
      setMayLoad(false)
      setStage(null)
    }
  }, [isNear])

  const frame = (element: HTMLIFrameElement | null) => {
    element?.addEventListener(SHOWN, () => {
      done.current()
      setStage(element.contentDocument?.querySelector(stageOf(shelf))?.getBoundingClientRect() ?? null)
    })
  }
  const size = stage ?? { width, height: STAGE_HEIGHT / 2 }
  const style = {
    '--scale': scale,
    '--width': `${size.width}px`,
    '--height': `${Math.min(STAGE_HEIGHT, size.height)}px`,
    '--left': `${-Math.floor(stage?.left ?? 0)}px`,
    '--top': `${-Math.floor(stage?.top ?? 0)}px`,
  } as CSSProperties
  return (
    <div ref={box} className="tile" style={style} data-shown={stage ? state : undefined}>
      {isNear && mayLoad && (
        <iframe
          ref={frame}
          title={`${shelf}: ${state}`}
          inert
          width={width}
          height={Math.max(STAGE_HEIGHT, stage?.bottom ?? 0)}
          src={galleryPath({ locale, shelf, state, scheme })}
        />
      )}
    </div>
  )
}

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
