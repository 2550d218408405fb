import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import { answerDay } from '#functions/days/answer-day.ts'
import type { Lead } from '#functions/ports.ts'
import { newTalk, type Talk } from '#functions/talk.ts'
import type { LeadTable, Row } from './lead-table.ts'
import { ROW_KEYS } from './row-keys.ts'

export interface LeadProperties extends Omit<Lead, 'id' | 'form' | 'consentVersion'> {
  addressId: string
  consentVersion?: string
  heldBecause?: string
  withoutReceipt?: boolean
  receiptSentAgainAt?: Date
  teamMailSentAt?: Date
  teamMailFailure?: string
  visitorMailSentAt?: Date
  visitorMailFailure?: string
  takenBackAt?: Date
  /** A `Talk` as JSON; absent until the team acts. */
  talk?: string
}

/** Reads the row of a lead in the partition of its month. Returns null if it was erased or taken back. */
export async function leadRow(
  table: LeadTable,
  partition: string,
  id: string,
): Promise<Row<LeadProperties> | null> {
  const row = await table.get<LeadProperties>(partition, ROW_KEYS.lead(id))
  return row === null || row.takenBackAt ? null : row
}

/** Builds the lead from its row. The row itself serves as the form, because its properties include the fields. */
export function leadIn(row: Row<LeadProperties>, id: string): Lead {
  const { reference, bodyHash, language, receivedAt, consentVersion = null } = row
  return {
    id,
    reference,
    bodyHash,
    language,
    receivedAt,
    consentVersion,
    form: row as unknown as ContactEmail,
  }
}

/** True while a suspected bot's receipt waits for a person to release it. */
export const isHeldLead = ({ heldBecause, visitorMailSentAt }: LeadProperties): boolean =>
  Boolean(heldBecause) && !visitorMailSentAt

/** Reads the state of a message after its arrival. A message that may be a bot's is not due. */
export function talkIn(row: Row<LeadProperties>): Talk {
  if (row.talk) return JSON.parse(row.talk) as Talk
  const { form, receivedAt } = leadIn(row, '')
  return newTalk(isHeldLead(row) ? null : answerDay(receivedAt, form.formType))
}
