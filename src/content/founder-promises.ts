import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import one from '#src/illustrations/founder-one.svg'
import two from '#src/illustrations/founder-two.svg'
import { site } from '#src/site/site.ts'

export type FounderCity = (typeof site.founders)[number]['city']

export const FOUNDERS: Record<
  FounderCity,
  { role: MessageDescriptor; promise: MessageDescriptor; portrait: string }
> = {
  München: {
    role: msg`Founder, Munich`,
    promise: msg`Employers hear from a person in Munich, within 1-2 working days.`,
    portrait: one,
  },
  Berlin: {
    role: msg`Founder, Berlin`,
    promise: msg`People on their way to Germany hear from a person in Berlin, within 1-2 working days.`,
    portrait: two,
  },
}

/** Returns the URL of the founder's photograph, or of a drawing if there is none. */
export const portraitOf = (city: FounderCity): string =>
  site.founders.find((founder) => founder.city === city)?.photo ?? FOUNDERS[city].portrait
