import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OperatorField } from '#src/site.ts'

export interface Entry {
  field: OperatorField
  label: MessageDescriptor
  /** What the operator is asked for while the fact is missing. */
  gap: MessageDescriptor
}

/** Who answers for the website (§ 5 Abs. 1 Nr. 1 DDG). */
export const PROVIDER: readonly Entry[] = [
  {
    field: 'legalName',
    label: msg({ id: 'imprint.legalName', message: 'Company' }),
    gap: msg({ id: 'imprint.legalName.gap', message: 'company name' }),
  },
  {
    field: 'legalForm',
    label: msg({ id: 'imprint.legalForm', message: 'Legal form' }),
    gap: msg({ id: 'imprint.legalForm.gap', message: 'legal form' }),
  },
  {
    field: 'representative',
    label: msg({ id: 'imprint.representative', message: 'Represented by' }),
    gap: msg({ id: 'imprint.representative.gap', message: 'first and last name of the representative' }),
  },
]

/** Register and tax (§ 5 Abs. 1 Nr. 4 and 6 DDG). */
export const REGISTRATION: readonly Entry[] = [
  {
    field: 'registerCourt',
    label: msg({ id: 'imprint.registerCourt', message: 'Register court' }),
    gap: msg({ id: 'imprint.registerCourt.gap', message: 'register court' }),
  },
  {
    field: 'registerNumber',
    label: msg({ id: 'imprint.registerNumber', message: 'Register number' }),
    gap: msg({ id: 'imprint.registerNumber.gap', message: 'register number' }),
  },
  {
    field: 'vatId',
    label: msg({ id: 'imprint.vatId', message: 'VAT id (§ 27a UStG) or business id (§ 139c AO)' }),
    gap: msg({ id: 'imprint.vatId.gap', message: 'VAT id or business id' }),
  },
]
