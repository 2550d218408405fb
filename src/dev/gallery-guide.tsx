import { type MouseEvent, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LOCALES } from '#src/locale.ts'
import { arrowText, chartArrows } from './chart.ts'
import styles from './gallery.module.css'
import { type GalleryAddress, galleryAddress, galleryPath } from './gallery-address.ts'
import type { GalleryFlow } from './gallery-flows.ts'
import type { StateShower } from './show-state.ts'

/** Below the page of a flow: its other states, which are shown in place, and its chart. */
export function mountGuide(flow: GalleryFlow, address: GalleryAddress, shower: StateShower): void {
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'Gallery')
  document.body.append(place)
  createRoot(place).render(<Guide place={place} flow={flow} first={address} shower={shower} />)
}

interface GuideProps {
  /** Says as `data-shown` which state is shown: the page's own elements React may replace. */
  place: HTMLElement
  flow: GalleryFlow
  first: GalleryAddress
  shower: StateShower
}

function Guide({ place, flow, first, shower: { states, show } }: GuideProps) {
  const [address, setAddress] = useState(first)
  const shown = states.find(({ name }) => name === address.state) ?? states[0]

  useEffect(() => {
    if (shown) void show(shown).then(() => place.setAttribute('data-shown', shown.name))
  }, [place, show, shown])

  useEffect(() => {
    const follow = () => setAddress(galleryAddress(location.pathname))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const open = (event: MouseEvent<HTMLAnchorElement>, next: GalleryAddress) => {
    event.preventDefault()
    history.pushState(null, '', galleryPath(next))
    setAddress(next)
  }
  return (
    <details className={styles.guide}>
      <summary>
        {first.shelf}: {shown?.name}
      </summary>
      <p>
        <a href={galleryPath({ ...first, shelf: null, state: null })}>Gallery</a>
        {LOCALES.map((locale) => (
          <a key={locale} href={galleryPath({ ...address, locale })}>
            {locale}
          </a>
        ))}
      </p>
      <nav aria-label="States">
        <ul>
          {states.map(({ name }) => (
            <li key={name}>
              <a
                href={galleryPath({ ...first, state: name })}
                aria-current={name === shown?.name ? 'page' : undefined}
                onClick={(event) => open(event, { ...first, state: name })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul>
        {chartArrows(flow.machine).map((arrow) => (
          <li key={arrowText(arrow)}>
            {shown && isAt(shown.name, arrow.from) ? <mark>{arrowText(arrow)}</mark> : arrowText(arrow)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const isAt = (name: string, place: string) => name === place || name.startsWith(`${place}.`)
