import type { Config } from '#functions/config.ts'
import { CLOCKS_DIFFER_MS } from '#functions/days/clocks.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { LINK_VALID_FOR_MS } from '#functions/mail/opt-in-token.ts'
import type { PendingMail, SignUp, SignUps } from '#functions/ports.ts'
import { deleteRows, hasStatus, type LeadTable, type Row, rowsOf, TRANSACTION_LIMIT } from './lead-table.ts'
import { mailRow, type NewMail } from './mail-rows.ts'
import { ROW_KEYS, SIGN_UPS, SPANS } from './row-keys.ts'
import { throttleOf } from './throttle.ts'

type Settings = Pick<Config, 'postsPerClient' | 'postsPerClientInAnHour'> & {
  now: () => Date
  random: () => number
  hash: KeyedHash
}

interface RequestProperties extends Omit<SignUp, 'clientId'> {
  clientId?: string
  bodyHash: string
  heldBecause?: string
}

/** Time during which an address that said "This was not me" gets no further confirmation mail. */
const SILENCE_MS = 30 * 86_400_000

/** Sign-ups and their mails in one partition: a row for each request, one for the confirmation of an address. */
export function tableSignUps(table: LeadTable, settings: Settings): SignUps {
  const { now, hash } = settings
  const row = (rowKey: string, properties: object = {}) => ({
    partitionKey: SIGN_UPS,
    rowKey,
    ...properties,
  })
  const newMail = (kind: 'opt-in' | 'welcome', ownerId: string, mail: NewMail['mail']): PendingMail => {
    const id = `${ownerId}:${kind}`
    return {
      id,
      kind,
      attempts: 0,
      queuedAt: now(),
      mail,
      addressId: hash.address(mail.to),
      mailboxId: hash.mailbox(mail.to),
      countedOn: null,
      leasedUntil: null,
      partition: SIGN_UPS,
      rowKey: ROW_KEYS.pending(kind, now(), id),
    }
  }
  const requestOf = (requestId: string) => table.get<RequestProperties>(SIGN_UPS, ROW_KEYS.request(requestId))
  const isConfirmed = async (addressId: string) =>
    (await table.get(SIGN_UPS, ROW_KEYS.confirmed(addressId))) !== null
  const withdrawnAt = async (addressId: string) =>
    (await table.get<{ at: Date }>(SIGN_UPS, ROW_KEYS.withdrawn(addressId)))?.at ?? null

  return {
    throttle: throttleOf(table, settings),

    async request({ signUp, bodyHash, mail, suspicion }) {
      const { clientId, ...properties } = signUp
      const optIn = newMail('opt-in', signUp.requestId, mail)
      const request = row(ROW_KEYS.request(signUp.requestId), {
        ...properties,
        bodyHash,
        ...(clientId !== null && { clientId }),
        ...(suspicion !== null && { heldBecause: suspicion }),
      })
      const rowKey = suspicion ? ROW_KEYS.held(optIn.id) : optIn.rowKey
      try {
        await table.change([
          ['create', request],
          ['create', mailRow(optIn, SIGN_UPS, rowKey, suspicion)],
        ])
        return { outcome: 'stored', queued: suspicion ? null : optIn, isHeld: suspicion !== null }
      } catch (error) {
        if (!hasStatus(error, 409)) throw error
        const known = await requestOf(signUp.requestId)
        return {
          outcome: 'known',
          bodyHash: known?.bodyHash ?? bodyHash,
          isHeld: known?.heldBecause !== undefined,
        }
      }
    },

    async find({ addressId, requestId, signedAt }) {
      const [withdrawn, request] = await Promise.all([withdrawnAt(addressId), requestOf(requestId)])
      // Asked last: a confirmation takes its request away in the same moment.
      if (await isConfirmed(addressId)) return 'confirmed'
      if (request?.addressId !== addressId) return null
      if (withdrawn !== null && signedAt.getTime() <= withdrawn.getTime() + CLOCKS_DIFFER_MS) return null
      const { email, language, requestedAt, textVersion, clientId = null } = request
      return { addressId, requestId, email, language, requestedAt, textVersion, clientId }
    },

    async confirm(signUp, { confirmedAt, by, clientId }, mail) {
      const { addressId, requestId, clientId: requestedFrom, ...request } = signUp
      const evidence = {
        addressId,
        requestId,
        ...request,
        ...(requestedFrom !== null && { requestedFrom }),
        confirmedAt,
        by,
        ...(clientId !== null && { confirmedFrom: clientId }),
      }
      const welcome = newMail('welcome', `${addressId}-${confirmedAt.getTime()}`, mail)
      try {
        await table.change([
          ['create', row(ROW_KEYS.confirmed(addressId), evidence)],
          ['delete', row(ROW_KEYS.request(requestId))],
          ['create', mailRow(welcome, welcome.partition, welcome.rowKey)],
        ])
        return welcome
      } catch (error) {
        // Somebody else confirmed, or withdrew, in the same moment.
        if (hasStatus(error, 409, 404)) return null
        throw error
      }
    },

    async withdraw(addressId) {
      // First, so that no request made before can be confirmed any more.
      await table.change([
        ['upsert', row(ROW_KEYS.withdrawn(addressId), { addressId, at: now() }), 'Replace'],
      ])
      // A confirmation that was under way either finds its request gone, or is found by the next round.
      for (let rows = await rowsAbout(addressId); rows.length > 0; rows = await rowsAbout(addressId))
        await deleteRows(table, rows)
    },

    async isWanted({ id, kind, addressId }) {
      if (addressId === null) return true
      if (kind === 'welcome') return isConfirmed(addressId)
      const [confirmed, withdrawn, request] = await Promise.all([
        isConfirmed(addressId),
        withdrawnAt(addressId),
        requestOf(id.slice(0, id.indexOf(':'))),
      ])
      const since = (time: Date) => now().getTime() - time.getTime()
      const isSilenced = withdrawn !== null && since(withdrawn) < SILENCE_MS
      const isLinkValid = request !== null && since(request.requestedAt) < LINK_VALID_FOR_MS
      return !confirmed && !isSilenced && isLinkValid
    },
  }

  /** Everything about an address but its withdrawal: requests, confirmation, and mails in whatever state. */
  async function rowsAbout(addressId: string): Promise<Row[]> {
    const { from, before } = SPANS.withdrawn
    const keys = [
      { from: '0', before: from },
      { from: before, before: '~' },
    ]
    const columns = ['PartitionKey', 'RowKey']
    return rowsOf(table, { partition: SIGN_UPS, keys, where: { addressId }, columns }, TRANSACTION_LIMIT)
  }
}
