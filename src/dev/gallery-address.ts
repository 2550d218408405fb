import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'
import type { Scheme } from './environment.ts'

const ROOT = '/__gallery'

export interface GalleryAddress {
  locale: Language
  /** Id of a flow, such as `booking`; null for the overview. */
  shelf: string | null
  /** Name of a state; null for the flow's first state. */
  state: string | null
  /** `system` if the URL names no colour scheme. */
  scheme: Scheme
}

export function galleryAddress({ pathname, searchParams }: URL): GalleryAddress {
  const [, , shelf, state] = withoutLanguage(pathname).split('/')
  const scheme = searchParams.get('scheme')
  return {
    locale: pathLanguage(pathname),
    shelf: shelf || null,
    state: state || null,
    scheme: scheme === 'day' || scheme === 'night' ? scheme : 'system',
  }
}

export const galleryPath = ({ locale, shelf, state, scheme = 'system' }: Shown): string =>
  localizedPath([ROOT, shelf, state].filter(Boolean).join('/'), locale) +
  (scheme === 'system' ? '' : `?scheme=${scheme}`)

type Shown = Omit<GalleryAddress, 'scheme'> & { scheme?: Scheme }
