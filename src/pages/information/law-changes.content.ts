import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FactName } from '#src/content/facts.ts'

/** How a change is known: read in the law or its gazette, reported by others, or a draft that is not law. */
export type ChangeSource = 'read' | 'reported' | 'draft'

export const CHANGE_SOURCES: Readonly<Record<ChangeSource, MessageDescriptor>> = {
  read: msg({ id: 'information.changes.read', message: 'read in the law' }),
  reported: msg({ id: 'information.changes.reported', message: 'reported, not read by us' }),
  draft: msg({ id: 'information.changes.draft', message: 'draft, not law' }),
}

/** What has changed, or will, since the day of the law that the guides are written from. */
export interface LawChange {
  subject: MessageDescriptor
  /** Names its figures in braces, each by its name in the registry. */
  text: MessageDescriptor
  facts: readonly FactName[]
  source: ChangeSource
}

export const LAW_CHANGES: readonly LawChange[] = [
  {
    subject: msg({ id: 'information.changes.salaries', message: 'Salaries for 2027' }),
    text: msg({
      id: 'information.changes.salaries.text',
      message:
        'Blue Card {blueCardSalary2027}, reduced {blueCardSalaryReduced2027}; experienced workers {experiencedWorkerSalary2027}. From a draft of September 2026, not final when we looked.',
    }),
    facts: ['blueCardSalary2027', 'blueCardSalaryReduced2027', 'experiencedWorkerSalary2027'],
    source: 'draft',
  },
  {
    subject: msg({ id: 'information.changes.wage', message: 'Minimum wage' }),
    text: msg({
      id: 'information.changes.wage.text',
      message: '{minimumWage2026} an hour; {minimumWage2027} from 1 January 2027.',
    }),
    facts: ['minimumWage2026', 'minimumWage2027'],
    source: 'read',
  },
  {
    subject: msg({ id: 'information.changes.doctors', message: 'Doctors, dentists, pharmacists, midwives' }),
    text: msg({
      id: 'information.changes.doctors.text',
      message:
        'A law for faster recognition is dated 10 July 2026 in lists of parliament. We have not read its final text. Ask your authority before you pay for translations.',
    }),
    facts: [],
    source: 'reported',
  },
  {
    subject: msg({ id: 'information.changes.residence', message: 'Residence Act and Ordinance' }),
    text: msg({
      id: 'information.changes.residence.text',
      message:
        'A law on the European asylum system changed both on 12 June 2026. Others found the rules on work and job search unchanged in September; we have not read the new text.',
    }),
    facts: [],
    source: 'reported',
  },
  {
    subject: msg({ id: 'information.changes.money', message: 'Blocked account' }),
    text: msg({
      id: 'information.changes.money.text',
      message:
        'We found no other amount for 2027 by October 2026. A higher housing rate for students is drafted for April 2027.',
    }),
    facts: [],
    source: 'reported',
  },
  {
    subject: msg({
      id: 'information.changes.family',
      message: 'Families of people with subsidiary protection',
    }),
    text: msg({
      id: 'information.changes.family.text',
      message: 'Family reunion is suspended until 23 July 2027.',
    }),
    facts: [],
    source: 'read',
  },
  {
    subject: msg({ id: 'information.changes.balkans', message: 'Western Balkans' }),
    text: msg({
      id: 'information.changes.balkans.text',
      message:
        '{westernBalkansQuota} consents a year in the text; half of that is planned. The quota of 2025 was reported as used up.',
    }),
    facts: ['westernBalkansQuota'],
    source: 'reported',
  },
  {
    subject: msg({ id: 'information.changes.benefit', message: 'Basic income support' }),
    text: msg({
      id: 'information.changes.benefit.text',
      message:
        'Called “Grundsicherungsgeld” since 1 July 2026; the amounts stayed the same. Those for 2027: not found.',
    }),
    facts: [],
    source: 'reported',
  },
  {
    subject: msg({ id: 'information.changes.agency', message: 'Work-and-Stay Agency' }),
    text: msg({
      id: 'information.changes.agency.text',
      message: 'Planned, not there. We found no law on it.',
    }),
    facts: [],
    source: 'reported',
  },
]
