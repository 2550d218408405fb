import { odata } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { PendingMail, SignUp, SignUps } from '#functions/ports.ts'
import { clientSlots } from './client-slots.ts'
import { hasStatus, type LeadTable } from './lead-table.ts'
import { mailRow, type NewMail } from './mail-rows.ts'
import { monthOf, ROW_KEYS, SIGN_UPS } from './row-keys.ts'

type Settings = Pick<Config, 'postsPerClient'> & { now: () => Date; hash: KeyedHash }

interface SignUpProperties extends Omit<SignUp, 'clientId'> {
  clientId?: string
}

const MOST_GUESSES = 8
/** Who said "This was not me" is not asked again for so long. */
const SILENCE_MS = 30 * 86_400_000

/** Sign-ups, their keys and their mails in one partition. */
export function tableSignUps(table: LeadTable, settings: Settings): SignUps {
  const { now, hash } = settings
  const clients = clientSlots(table, settings)
  const row = (rowKey: string, properties: object = {}) => ({
    partitionKey: SIGN_UPS,
    rowKey,
    ...properties,
  })
  const newMail = (kind: 'opt-in' | 'welcome', requestId: string, mail: NewMail['mail']): NewMail => ({
    id: `${requestId}:${kind}`,
    kind,
    attempts: 0,
    queuedAt: now(),
    mail,
    addressId: hash.address(mail.to),
    mailboxId: hash.mailbox(mail.to),
    isCounted: false,
  })
  const queued = (mail: NewMail): PendingMail => ({
    ...mail,
    partition: SIGN_UPS,
    rowKey: ROW_KEYS.pending(mail.kind, now(), mail.id),
  })
  const pendingRow = (pending: PendingMail) => mailRow(pending, pending.partition, pending.rowKey)

  return {
    async throttle(clientId) {
      const wait = clients.knownWait(clientId)
      if (wait !== null) return wait
      for (let slot: number = clients.guess(), guess = 1; guess <= MOST_GUESSES; guess += 1) {
        try {
          await table.change([
            ['create', { partitionKey: monthOf(now()), rowKey: clients.rowKey(clientId, slot) }],
          ])
          return null
        } catch (error) {
          if (!hasStatus(error, 409)) throw error
        }
        const free = await clients.free(clientId)
        if (typeof free === 'object') return free.retryAfterS
        slot = free
      }
      return 1
    },

    async request({ signUp, id, bodyHash, mail, suspicion }) {
      const { clientId, ...properties } = signUp
      const optIn = queued(newMail('opt-in', id, mail))
      const signUpRow = row(ROW_KEYS.signUp(signUp.addressId), {
        ...properties,
        ...(clientId !== null && { clientId }),
      })
      try {
        await table.change([
          ['create', row(ROW_KEYS.key(id), { bodyHash, at: now() })],
          ['upsert', signUpRow, 'Merge'],
          [
            'create',
            suspicion ? mailRow(optIn, SIGN_UPS, ROW_KEYS.held(optIn.id), suspicion) : pendingRow(optIn),
          ],
        ])
        return { outcome: 'stored', queued: suspicion ? null : optIn }
      } catch (error) {
        if (!hasStatus(error, 409)) throw error
        const known = await table.get<{ bodyHash: string }>(SIGN_UPS, ROW_KEYS.key(id))
        return { outcome: 'known', bodyHash: known?.bodyHash ?? bodyHash }
      }
    },

    async find(addressId) {
      const rows = await table.query<SignUpProperties>(recordsOf(addressId), 3)
      if (rows.some(({ rowKey }) => rowKey === ROW_KEYS.confirmed(addressId))) return 'confirmed'
      const found = rows.find(({ rowKey }) => rowKey === ROW_KEYS.signUp(addressId))
      if (!found) return null
      const { email, language, requestedAt, textVersion, clientId = null } = found
      return { addressId, email, language, requestedAt, textVersion, clientId }
    },

    async confirm(signUp, { confirmedAt, by, clientId }, mail) {
      const { addressId, clientId: requestedFrom, ...request } = signUp
      const evidence = {
        ...request,
        ...(requestedFrom !== null && { requestedFrom }),
        confirmedAt,
        by,
        ...(clientId !== null && { confirmedFrom: clientId }),
      }
      const welcome = queued(newMail('welcome', `${addressId}-${confirmedAt.getTime()}`, mail))
      try {
        await table.change([
          ['create', row(ROW_KEYS.confirmed(addressId), evidence)],
          ['delete', row(ROW_KEYS.signUp(addressId))],
          ['create', pendingRow(welcome)],
        ])
        return welcome
      } catch (error) {
        // Somebody else confirmed, or withdrew, in the same moment.
        if (hasStatus(error, 409, 404)) return null
        throw error
      }
    },

    async withdraw(addressId) {
      const known = await table.query(recordsOf(addressId), 3, ['PartitionKey', 'RowKey'])
      const records = [ROW_KEYS.signUp(addressId), ROW_KEYS.confirmed(addressId)]
      const removed = known.filter(({ rowKey }) => records.includes(String(rowKey)))
      if (removed.length === 0) return
      await table
        .change([
          ...removed.map(
            ({ rowKey }) => ['delete', row(String(rowKey))] as ['delete', ReturnType<typeof row>],
          ),
          ['upsert', row(ROW_KEYS.withdrawn(addressId), { at: now() }), 'Replace'],
        ])
        .catch((error: unknown) => {
          if (!hasStatus(error, 404)) throw error
        })
    },

    async isWanted(kind, addressId) {
      const rows = await table.query<{ at?: Date }>(recordsOf(addressId), 3)
      const has = (rowKey: string) => rows.find((found) => found.rowKey === rowKey)
      const withdrawnAt = has(ROW_KEYS.withdrawn(addressId))?.at
      if (kind === 'welcome') return has(ROW_KEYS.confirmed(addressId)) !== undefined
      const isSilenced = withdrawnAt !== undefined && now().getTime() - withdrawnAt.getTime() < SILENCE_MS
      return (
        !isSilenced && !has(ROW_KEYS.confirmed(addressId)) && has(ROW_KEYS.signUp(addressId)) !== undefined
      )
    },
  }
}

const recordsOf = (addressId: string) =>
  odata`PartitionKey eq ${SIGN_UPS} and (RowKey eq ${ROW_KEYS.signUp(addressId)} or RowKey eq ${ROW_KEYS.confirmed(addressId)} or RowKey eq ${ROW_KEYS.withdrawn(addressId)})`
