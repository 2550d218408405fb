import { LOCALES, type Locale } from '#src/locale.ts'
import { statesOf } from './flow-states.ts'
import styles from './gallery.module.css'
import { galleryPath } from './gallery-address.ts'
import { GALLERY_FLOWS } from './gallery-flows.ts'

/** Every page of the gallery. */
export function GalleryIndex({ locale }: { locale: Locale }) {
  return (
    <main className={styles.page}>
      <h1>Gallery</h1>
      <p>
        {LOCALES.map((other) => (
          <a key={other} href={galleryPath({ locale: other, shelf: null, state: null })}>
            {other}
          </a>
        ))}
      </p>
      {Object.entries(GALLERY_FLOWS).map(([shelf, flow]) => (
        <section key={shelf} aria-labelledby={shelf}>
          <h2 id={shelf}>{shelf}</h2>
          <ul>
            {statesOf(flow, locale).map(({ name }) => (
              <li key={name}>
                <a href={galleryPath({ locale, shelf, state: name })}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
