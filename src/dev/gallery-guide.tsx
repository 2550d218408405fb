import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { chartPath } from './chart-address.ts'
import { type GalleryAddress, galleryAddress, galleryPath } from './gallery-address.ts'
import type { StateShower } from './show-state.ts'

export function mountGuide(address: GalleryAddress, shower: StateShower): void {
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'Gallery')
  document.body.append(place)
  createRoot(place).render(<Guide place={place} first={address} shower={shower} />)
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

interface GuideProps {
  /** Container. Its `data-shown` attribute has the name of the state that the page shows. */
  place: HTMLElement
  first: GalleryAddress
  shower: StateShower
}

function Guide({ place, first, shower: { states, show } }: GuideProps) {
  const [address, setAddress] = useState(first)
  const shown = states.find(({ name }) => name === address.state) ?? states[0]

  useEffect(() => {
    if (shown) void show(shown).then(() => place.setAttribute('data-shown', shown.name))
  }, [place, show, shown])

  useEffect(() => {
    const follow = () => setAddress(galleryAddress(new URL(location.href)))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const open = useCallback(
    (state: string | undefined) => {
      if (!state) return
      const next = { ...first, state }
      history.pushState(null, '', galleryPath(next))
      setAddress(next)
    },
    [first],
  )

  useEffect(() => {
    const moveByArrows = (event: KeyboardEvent) => {
      const { key, ctrlKey, target } = event
      const isInField = target instanceof Element && target.matches('input, select, textarea')
      if (!(key in STEPS) || (isInField && !ctrlKey)) return
      event.preventDefault()
      const at = states.findIndex(({ name }) => name === shown?.name)
      open(states[at + Number(STEPS[key])]?.name)
    }
    addEventListener('keydown', moveByArrows)
    return () => removeEventListener('keydown', moveByArrows)
  }, [open, shown, states])

  return (
    <details className="dev guide">
      <summary>
        {first.shelf}: {shown?.name} (arrow keys show the others; in a field with Ctrl)
      </summary>
      <p className="row">
        <a href={galleryPath({ ...first, shelf: null, state: null })}>Gallery</a>
        {MAIN_LANGUAGES.map((locale) => (
          <a key={locale} href={galleryPath({ ...address, locale })}>
            {locale}
          </a>
        ))}
        <a href={chartPath(first.shelf, shown?.name)}>Chart</a>
      </p>
      <nav aria-label="States">
        <ul>
          {states.map(({ name }) => (
            <li key={name}>
              <a
                href={galleryPath({ ...first, state: name })}
                aria-current={name === shown?.name ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  open(name)
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
