import type { TokenCredential } from '@azure/identity'
import * as z from 'zod/mini'
import { email } from '#contracts/words/fields.ts'
import type { Company } from './ports.ts'
import { SettingsError } from './settings-error.ts'

/** The app settings, checked; durations in milliseconds unless they say otherwise. */
export interface Config {
  /** With its key; undefined where the app's identity opens `emailEndpoint`. */
  emailConnectionString: string | undefined
  emailEndpoint: string | undefined
  /** With its key; undefined where the app's identity opens `storageEndpoint`. */
  storageConnectionString: string | undefined
  storageEndpoint: string | undefined
  /** Scheme, host and port, without a path; links in mails start with it. */
  publicOrigin: string
  /** Other origins whose pages may call, such as those of previews. */
  extraOrigins: string[]
  mailFrom: string
  company: Company
  /** Opens the sweep, and the details of the health. */
  outboxKey: string
  /** Names people in keys of rows, and signs the links that take an address off the list; never changed. */
  idKey: string
  /** Sign the links of confirmation mails, newest first. */
  tokenSecrets: [string, ...string[]]
  /** Plain HTTP to the services: only for the local run. */
  allowInsecureConnection: boolean
  backoffMs: number
  leaseMs: number
  sendTimeoutMs: number
  askAfterMs: number
  /** All mails of all instances in an hour: below the quota of the e-mail service. */
  mailsPerHour: number
  /** All questions about mails of all instances in an hour: below the quota of the e-mail service for them. */
  questionsPerHour: number
  /** Posts that one network may send in ten minutes, and in an hour. */
  postsPerClient: number
  postsPerClientInAnHour: number
  /** Public addresses that the platform adds to `X-Forwarded-For` behind the caller's. */
  trustedHops: number
  /** Mails that one mailbox gets in a day (UTC), from all senders together. */
  mailsPerMailbox: number
  /** How long a lead is kept, in days since it came. */
  keepLeadsDays: number
  /** Whether the team gets a mail each working day that lists what waits for it. */
  hasMorningMail: boolean
}

/** What it takes to work on what is stored, beside the functions. */
export type RecordsConfig = Pick<
  Config,
  | 'emailConnectionString'
  | 'emailEndpoint'
  | 'storageConnectionString'
  | 'storageEndpoint'
  | 'idKey'
  | 'allowInsecureConnection'
  | 'sendTimeoutMs'
  | 'mailsPerMailbox'
>

/** Shorter secrets can be guessed. */
const SECRET_BYTES = 32

const text = z.string().check(z.trim(), z.minLength(1))
/** The fixed part of every mail must leave room for the visitor's text: a mail is stored in one row. */
const shortText = (limit: number) => text.check(z.maxLength(limit))
const wholeNumber = (preset: number, least = 0) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/)), String(preset)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least))),
  )
const isOrigin = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const origin = z.pipe(
  text.check(z.refine(isOrigin)),
  z.transform((value) => new URL(value).origin),
)
const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const origins = z.pipe(z._default(z.string(), ''), z.pipe(z.transform(list), z.array(origin)))
const isSecret = (value: string) => Buffer.byteLength(value) >= SECRET_BYTES
const secrets = z.pipe(
  text,
  z.pipe(
    z.transform(list),
    z.tuple([z.string().check(z.refine(isSecret))], z.string().check(z.refine(isSecret))),
  ),
)

const endpoint = z.optional(text.check(z.regex(/^https:\/\/[\w.-]+\/?$/)))

const settings = z.object({
  ACS_CONNECTION_STRING: z.optional(text.check(z.regex(/^endpoint=https?:\/\/.+;accesskey=.+$/i))),
  ACS_ENDPOINT: endpoint,
  STORAGE_CONNECTION_STRING: z.optional(text.check(z.regex(/AccountName=|TableEndpoint=/i))),
  STORAGE_ENDPOINT: endpoint,
  PUBLIC_ORIGIN: origin,
  EXTRA_ORIGINS: origins,
  MAIL_FROM: email,
  MAIL_TO: email,
  OUTBOX_KEY: text.check(z.refine(isSecret)),
  ID_KEY: text.check(z.refine(isSecret)),
  TOKEN_SECRETS: secrets,
  ORGANISATION_NAME: shortText(100),
  COMPANY_DETAILS: shortText(400),
  CONTACT_EMAIL: email,
  ALLOW_INSECURE_CONNECTIONS: z.optional(z.enum(['0', '1'])),
  BACKOFF_MS: wholeNumber(30_000),
  LEASE_MS: wholeNumber(60_000),
  SEND_TIMEOUT_MS: wholeNumber(5_000, 1),
  ASK_AFTER_MS: wholeNumber(900_000),
  MAILS_PER_HOUR: wholeNumber(90, 1),
  QUESTIONS_PER_HOUR: wholeNumber(180, 1),
  POSTS_PER_CLIENT: wholeNumber(12, 1),
  POSTS_PER_CLIENT_IN_AN_HOUR: wholeNumber(20, 1),
  TRUSTED_HOPS: wholeNumber(0),
  MAILS_PER_MAILBOX: wholeNumber(3, 1),
  KEEP_LEADS_DAYS: wholeNumber(184, 31),
  MORNING_MAIL: z._default(z.enum(['on', 'off']), 'on'),
})

const SECRET_ADVICE = 'make one up with: openssl rand -base64 32'
const EXPECTATIONS: Record<keyof z.output<typeof settings>, string> = {
  ACS_CONNECTION_STRING:
    'copy it from the keys of Azure Communication Services (endpoint=…;accesskey=…), or give ACS_ENDPOINT alone where the app has a managed identity',
  ACS_ENDPOINT:
    'leave it out, or give the address of Azure Communication Services, such as https://acs-name.communication.azure.com',
  STORAGE_CONNECTION_STRING:
    'copy it from the access keys of the storage account (…AccountName=…), or give STORAGE_ENDPOINT alone where the app has a managed identity',
  STORAGE_ENDPOINT:
    'leave it out, or give the address of the tables, such as https://name.table.core.windows.net',
  PUBLIC_ORIGIN: "give the site's address, such as https://www.example.com",
  EXTRA_ORIGINS: 'leave it out, or give addresses such as https://preview.example.com, with commas between',
  MAIL_FROM: 'give the sender address of the verified e-mail domain',
  MAIL_TO: "give the team's e-mail address",
  OUTBOX_KEY: `${SECRET_ADVICE}; the schedule that sweeps sends the same`,
  ID_KEY: `${SECRET_ADVICE}; never change it`,
  TOKEN_SECRETS: `${SECRET_ADVICE}; several with commas between, the newest first`,
  ORGANISATION_NAME: 'give the name that signs the mails, 100 characters at most',
  COMPANY_DETAILS:
    'give legal form, seat, register and managing directors, as business letters must (§ 35a GmbHG), in 400 characters at most',
  CONTACT_EMAIL: 'give the e-mail address that mails name for questions',
  ALLOW_INSECURE_CONNECTIONS: 'leave it out, or set 1 for local services without TLS',
  BACKOFF_MS: 'leave it out, or give whole milliseconds',
  LEASE_MS: 'leave it out, or give whole milliseconds',
  SEND_TIMEOUT_MS: 'leave it out, or give whole milliseconds',
  ASK_AFTER_MS: 'leave it out, or give whole milliseconds',
  MAILS_PER_HOUR: 'leave it out, or give a number below the quota of the e-mail service',
  QUESTIONS_PER_HOUR:
    'leave it out, or give a number below the status questions that the e-mail service answers in an hour',
  POSTS_PER_CLIENT: 'leave it out, or give the posts that one network may send in ten minutes',
  POSTS_PER_CLIENT_IN_AN_HOUR:
    'leave it out, or give the posts that one network may send in an hour, far below MAILS_PER_HOUR',
  TRUSTED_HOPS: 'leave it out, or give the number that the smoke test names',
  MAILS_PER_MAILBOX: 'leave it out, or give the mails that one mailbox may get in a day',
  KEEP_LEADS_DAYS: 'leave it out, or give days, 31 or more',
  MORNING_MAIL: 'leave it out, or set off',
}

/** The app settings by name: infra/main.bicep sets them, docs/deploy.md explains them. */
export const SETTING_NAMES: readonly string[] = Object.keys(EXPECTATIONS)

export type Env = Readonly<Record<string, string | undefined>>

/** @throws {SettingsError} */
export function readConfig(env: Env): Config {
  const set = parsedBy(settings, env)
  return {
    ...recordsConfigOf(set),
    publicOrigin: set.PUBLIC_ORIGIN,
    extraOrigins: set.EXTRA_ORIGINS,
    mailFrom: set.MAIL_FROM,
    company: {
      organisation: set.ORGANISATION_NAME,
      companyDetails: set.COMPANY_DETAILS,
      contactEmail: set.CONTACT_EMAIL,
      teamEmail: set.MAIL_TO,
      publicOrigin: set.PUBLIC_ORIGIN,
    },
    outboxKey: set.OUTBOX_KEY,
    tokenSecrets: set.TOKEN_SECRETS,
    backoffMs: set.BACKOFF_MS,
    leaseMs: set.LEASE_MS,
    askAfterMs: set.ASK_AFTER_MS,
    mailsPerHour: set.MAILS_PER_HOUR,
    questionsPerHour: set.QUESTIONS_PER_HOUR,
    postsPerClient: set.POSTS_PER_CLIENT,
    // With only the ten-minute limit set, the hourly limit must not be lower.
    postsPerClientInAnHour: env.POSTS_PER_CLIENT_IN_AN_HOUR
      ? set.POSTS_PER_CLIENT_IN_AN_HOUR
      : Math.max(set.POSTS_PER_CLIENT, set.POSTS_PER_CLIENT_IN_AN_HOUR),
    trustedHops: set.TRUSTED_HOPS,
    keepLeadsDays: set.KEEP_LEADS_DAYS,
    hasMorningMail: set.MORNING_MAIL === 'on',
  }
}

const recordsSettings = z.pick(settings, {
  ACS_CONNECTION_STRING: true,
  ACS_ENDPOINT: true,
  STORAGE_CONNECTION_STRING: true,
  STORAGE_ENDPOINT: true,
  ID_KEY: true,
  ALLOW_INSECURE_CONNECTIONS: true,
  SEND_TIMEOUT_MS: true,
  MAILS_PER_MAILBOX: true,
})

/**
 * The few settings that work on what is stored needs; others are not looked at.
 *
 * @throws {SettingsError}
 */
export const readRecordsConfig = (env: Env): RecordsConfig => recordsConfigOf(parsedBy(recordsSettings, env))

/**
 * What opens the two services: the identity where an endpoint is set, nothing beside the connection string elsewhere.
 *
 * @throws {SettingsError} where there is an endpoint, but no identity
 */
export function credentialsFor(
  { storageEndpoint, emailEndpoint }: RecordsConfig,
  identity: TokenCredential | undefined,
) {
  const endpoints = { ACS_ENDPOINT: emailEndpoint, STORAGE_ENDPOINT: storageEndpoint }
  const closed = Object.entries(endpoints).filter(([, address]) => address && !identity)
  if (closed.length > 0)
    throw new SettingsError(
      closed.map(([name]) => {
        const key = name.replace('ENDPOINT', 'CONNECTION_STRING')
        return `- ${name} is wrong: managed functions of Static Web Apps have no identity, so give ${key} instead`
      }),
    )
  return { storage: storageEndpoint ? identity : undefined, email: emailEndpoint ? identity : undefined }
}

const recordsConfigOf = (set: z.output<typeof recordsSettings>): RecordsConfig => ({
  emailConnectionString: set.ACS_CONNECTION_STRING,
  emailEndpoint: set.ACS_ENDPOINT,
  storageConnectionString: set.STORAGE_CONNECTION_STRING,
  storageEndpoint: set.STORAGE_ENDPOINT,
  idKey: set.ID_KEY,
  allowInsecureConnection: set.ALLOW_INSECURE_CONNECTIONS === '1',
  sendTimeoutMs: set.SEND_TIMEOUT_MS,
  mailsPerMailbox: set.MAILS_PER_MAILBOX,
})

/** Two ways to a service, a key or the app's identity: exactly one of each pair is set. */
const WAYS = [
  ['ACS_CONNECTION_STRING', 'ACS_ENDPOINT'],
  ['STORAGE_CONNECTION_STRING', 'STORAGE_ENDPOINT'],
] as const

function parsedBy<Schema extends z.ZodMiniType>(schema: Schema, env: Env): z.output<Schema> {
  const parsed = schema.safeParse(env)
  const unclear = WAYS.filter(([key, identity]) => Boolean(env[key]) === Boolean(env[identity]))
  if (parsed.success && unclear.length === 0) return parsed.data
  const wrong = new Set<unknown>([
    ...unclear.map(([key]) => key),
    ...(parsed.error?.issues.map((issue) => issue.path[0]) ?? []),
  ])
  const advice = Object.entries(EXPECTATIONS)
    .filter(([name]) => wrong.has(name))
    .map(([name, what]) => `- ${name} is ${env[name] ? 'wrong' : 'missing'}: ${what}`)
  throw new SettingsError(advice)
}
