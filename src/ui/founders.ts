import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import one from '#src/illustrations/founder-one.svg'
import two from '#src/illustrations/founder-two.svg'
import type { site } from '#src/site.ts'

export type FounderCity = (typeof site.founders)[number]['city']

/** Who stands behind the names of `site.founders`: Munich looks after employers, Berlin after people on their way. */
export const FOUNDERS: Record<FounderCity, { role: MessageDescriptor; portrait: string }> = {
  München: { role: msg({ id: 'founder.munich', message: 'Founder, Munich' }), portrait: one },
  Berlin: { role: msg({ id: 'founder.berlin', message: 'Founder, Berlin' }), portrait: two },
}
