import { answerDay, DAY, dayInGermany } from '#tests/proofs/sim/calendar.ts'
import type { OwnMessage, Row } from '#tests/proofs/sim/world.ts'
import type { Family } from './family.ts'
import { isAtTurnOfDay, type Ledger, LONG_ENOUGH, ON_ITS_WAY, receivesMail, type SeenMail } from './ledger.ts'

/** Fields that the page may show of a message. */
const SHOWN = ['reference', 'receivedAt', 'handedOverAt', 'answerBy', 'deletedOn']
/** Fields that remain of a message that was taken back. */
const LEFT = ['partitionKey', 'rowKey', 'takenBackAt', 'etag', 'timestamp']

/**
 * Privacy policy: "The page behind it shows when we received the message, whether our team has it, by when we answer and
 * when we delete it, and nothing that you wrote."
 * Privacy policy: "Whoever has the link can take the message back: we then delete it with every e-mail about it that has
 * not been sent, and ask our team by e-mail to delete the one in its mailbox."
 * The page: "The confirmation is on its way"
 * docs/operate.md: "A made-up link, an expired one and one whose message is gone get the same answer."
 */
export function ownMessages(seen: Ledger): Family {
  /** References whose mail to the team the service accepted, delivered or not. */
  const handedOver = new Map<string, number>()
  /** References whose note reached the team. */
  const notes = new Set<string>()
  /** Those of them that were not stored again since: days later a device may still have the message, and send it. */
  const notedLast = new Set<string>()
  const receiptsAt = new Map<string, number[]>()
  const asked: { reference: string; email: string; at: number; isComing: boolean }[] = []

  const showed = (how: string) => seen.broke('a message shows where it stands', how)
  const notGone = (how: string) => seen.broke('what is taken back is gone', how)

  function checkShown({ owner, says }: OwnMessage, reference: string, row: Row): void {
    if (!says.includes(reference)) showed(`${owner} reads of another message than ${reference}`)
    const typed = [String(row.email ?? ''), String(row.message ?? '')].filter(
      (text, at) => text.length >= (at ? LONG_ENOUGH : 1),
    )
    if (typed.some((text) => says.includes(text))) showed(`${owner} reads what was typed into ${reference}`)
    if (!says.startsWith('{')) return
    const said: Record<string, string> = JSON.parse(says)
    const receivedAt = row.receivedAt as Date
    const expected: Record<string, string> = {
      receivedAt: receivedAt.toISOString(),
      answerBy: answerDay(receivedAt.getTime(), row.formType),
      deletedOn: dayInGermany(receivedAt.getTime() + seen.world.config.keepLeadsDays * DAY),
    }
    for (const [name, value] of Object.entries(expected))
      if (said[name] !== value) showed(`${owner} reads of ${reference} ${name} ${said[name]}, not ${value}`)
    const other = Object.keys(said).find((name) => !SHOWN.includes(name))
    if (other) showed(`${owner} reads ${other} of ${reference}`)
    const sentAt = handedOver.get(reference)
    if (said.handedOverAt && sentAt === undefined) showed(`${owner} reads that the team has ${reference}`)
    const isStuck = [...seen.rows.keys()].some((key) =>
      key.includes(`/d:0:${seen.stored.get(reference)?.id}:team`),
    )
    if (said.handedOverAt && isStuck) showed(`${owner} reads that the team has ${reference}, which came back`)
    if (!said.handedOverAt && seen.isCalmMonth() && seen.now - (sentAt ?? seen.now) > DAY)
      showed(`${owner} reads that ${reference} waits`)
  }

  function checkGone(reference: string): void {
    const id = String(seen.stored.get(reference)?.id)
    for (const row of seen.rows.values()) {
      if (!row.rowKey.includes(id) || row.kind === 'taken-back') continue
      const isMark = /^[lt]:/.test(row.rowKey) && Object.keys(row).every((name) => LEFT.includes(name))
      if (!isMark) notGone(`of ${reference} ${row.rowKey} is still there`)
    }
  }

  function checkNote({ mail, bounces }: SeenMail, reference: string): void {
    if (!seen.wishes(reference).takesBack)
      notGone(`the team reads that ${reference} was, and nobody wished it`)
    if (bounces) return
    if (notedLast.has(reference))
      seen.broke('a mail goes out once', `the team reads again that ${reference} was taken back`)
    const email = seen.stored.get(reference)?.email
    if (email && mail.text.includes(email)) notGone(`the note of ${reference} names ${email}`)
    notes.add(reference)
    notedLast.add(reference)
  }

  return {
    acknowledged({ owner, reference, key }, { nativePage, messageToken }) {
      const goneAt = seen.takenBackAt.get(reference)
      const sentAt = seen.posts.get(key)?.at ?? 0
      // With the storage down nobody knows that it was taken back (docs/proofs.md).
      if (nativePage && goneAt !== undefined && goneAt < sentAt && !seen.hasStorageJustFailed())
        seen.broke('acknowledged is delivered', `${owner} sends what was taken back, and it is not stored`)
      const isStored = seen.stored.has(reference) && !seen.goneAt.has(reference)
      if (messageToken) seen.linked.set(messageToken, reference)
      // A repetition without script is recognised by its content alone, and gets no link.
      else if (isStored && !nativePage && seen.isCalmMonth()) showed(`${owner} gets no link to ${reference}`)
    },

    ownMessage(page) {
      const { owner, token, wishedAt, became } = page
      const reference = seen.linked.get(token)
      if (!reference || seen.storedTwice.has(reference)) return
      const goneAt = seen.goneAt.get(reference)
      if (became === 'gone') {
        if (goneAt === undefined) showed(`${owner} reads that ${reference} is not there`)
        return
      }
      if (goneAt !== undefined && goneAt < wishedAt)
        seen.broke('an invalid link shows nothing', `${owner} finds ${reference}, which is gone`)
      const row = seen.leadOf(reference)
      if (became === 'takenBack') checkGone(reference)
      else if (!row || row.takenBackAt) return
      else if (became === 'shown') checkShown(page, reference, row)
      else if (became === 'sentAgain' || !row.heldBecause)
        asked.push({ reference, email: String(row.email), at: wishedAt, isComing: became === 'sentAgain' })
    },

    created({ rowKey, kind }) {
      const [id = ''] = UUID.exec(rowKey) ?? []
      const reference = seen.referenceOf.get(id) ?? ''
      if (rowKey.startsWith('l:')) notedLast.delete(reference)
      if (seen.takenBackAt.has(reference) && !/^[lt]:/.test(rowKey) && kind !== 'taken-back')
        notGone(`${rowKey} comes after ${reference} was taken back`)
    },

    mailed(seenMail) {
      const { reference, isToTeam, takenBack, mail, to } = seenMail
      if (takenBack) checkNote(seenMail, takenBack)
      if (!reference) return
      const takenBackAt = seen.takenBackAt.get(reference) ?? seen.now
      // While the storage fails, nobody knows that it was taken back (docs/proofs.md).
      const isUnknown = isToTeam && seen.hasStorageJustFailed()
      if (seen.now - takenBackAt > ON_ITS_WAY && !isUnknown && !seen.storedAnew.has(reference))
        notGone(`"${mail.subject}" goes to ${to}`)
      if (isToTeam) handedOver.set(reference, handedOver.get(reference) ?? seen.now)
      else receiptsAt.set(reference, [...(receiptsAt.get(reference) ?? []), seen.now])
    },

    kept() {
      for (const reference of seen.takenBackAt.keys())
        if (!notes.has(reference) && !seen.named.has(reference))
          notGone(`the team never reads that ${reference} was taken back`)
      for (const { reference, email, at, isComing } of seen.isCalmMonth() ? asked : []) {
        if (seen.goneAt.has(reference) || isAtTurnOfDay(at)) continue
        const hasCome = receiptsAt.get(reference)?.some((sentAt) => sentAt > at - ON_ITS_WAY)
        const onThatDay = seen.placesTaken(email, at)
        const never = (how: string) => seen.broke('a receipt is sent again on request', how)
        if (isComing && !hasCome) never(`that of ${reference} does not`)
        if (!isComing && receivesMail(email) && onThatDay < seen.world.config.mailsPerMailbox)
          never(`that of ${reference} is withheld after ${onThatDay} mails of that day`)
      }
    },
  }
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
