import { type Locale, localeOf, withLocale, withoutLocale } from '#src/locale.ts'

const ROOT = '/__gallery'

/** A page of the gallery: the index, or a flow in one state. */
export interface GalleryAddress {
  locale: Locale
  /** A flow's noun, or null for the index. */
  shelf: string | null
  /** The name of a state; null for the first one. */
  state: string | null
}

export function galleryAddress(pathname: string): GalleryAddress {
  const [, , shelf, state] = withoutLocale(pathname).split('/')
  return { locale: localeOf(pathname), shelf: shelf || null, state: state || null }
}

export const galleryPath = ({ locale, shelf, state }: GalleryAddress): string =>
  withLocale([ROOT, shelf, state].filter(Boolean).join('/'), locale)
