import * as z from 'zod/mini'
import { KEEP_LEADS_DAYS } from '#contracts/values/deletion-day.ts'
import { email } from '#contracts/values/text-fields.ts'
import { SettingsError } from './settings-error.ts'

/** Minimum length of a secret in bytes (UTF-8), so that it cannot be guessed. */
const SECRET_BYTES = 32

const text = z.string().check(z.trim(), z.minLength(1))
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
const secret = text.check(z.refine((value) => Buffer.byteLength(value) >= SECRET_BYTES))
const secrets = z.pipe(text, z.pipe(z.transform(list), z.tuple([secret], secret)))
const endpoint = z.optional(text.check(z.regex(/^https:\/\/[\w.-]+\/?$/)))
const isOn = (preset: 'on' | 'off') =>
  z.pipe(
    z._default(z.enum(['on', 'off']), preset),
    z.transform((value) => value === 'on'),
  )
const isOne = z.pipe(
  z.optional(z.enum(['0', '1'])),
  z.transform((value) => value === '1'),
)

const SECRET_ADVICE = 'make one up with: openssl rand -base64 32'
const MILLISECONDS_ADVICE = 'leave it out, or give whole milliseconds'

/**
 * The app settings: name, schema, and advice for a missing or wrong value. Durations are in milliseconds unless the
 * name has another unit.
 */
const SETTINGS = {
  /**
   * Only for services on the local machine. In Azure, the app's managed identity authorises calls to `emailEndpoint`.
   */
  emailConnectionString: {
    name: 'ACS_CONNECTION_STRING',
    schema: z.optional(text.check(z.regex(/^endpoint=https?:\/\/.+;accesskey=.+$/i))),
    advice: 'leave it out beside ACS_ENDPOINT; alone it must be endpoint=…;accesskey=…',
  },
  emailEndpoint: {
    name: 'ACS_ENDPOINT',
    schema: endpoint,
    advice:
      'give the address of Azure Communication Services, such as https://acs-name.communication.azure.com',
  },
  /**
   * Only for services on the local machine. In Azure, the app's managed identity authorises calls to `storageEndpoint`.
   */
  storageConnectionString: {
    name: 'STORAGE_CONNECTION_STRING',
    schema: z.optional(text.check(z.regex(/AccountName=|TableEndpoint=/i))),
    advice: 'leave it out beside STORAGE_ENDPOINT; alone it must name an account (…AccountName=…)',
  },
  storageEndpoint: {
    name: 'STORAGE_ENDPOINT',
    schema: endpoint,
    advice: 'give the address of the tables, such as https://name.table.core.windows.net',
  },
  /** Scheme, host and port, without a path; base of the links in mails. */
  publicOrigin: {
    name: 'PUBLIC_ORIGIN',
    schema: origin,
    advice: "give the site's address, such as https://www.example.com",
  },
  /** Origins, besides `publicOrigin`, whose pages may call the API, such as previews. */
  extraOrigins: {
    name: 'EXTRA_ORIGINS',
    schema: origins,
    advice: 'leave it out, or give addresses such as https://preview.example.com, with commas between',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    schema: email,
    advice: 'give the sender address of the verified e-mail domain',
  },
  teamEmail: { name: 'MAIL_TO', schema: email, advice: "give the team's e-mail address" },
  /** Key for the sweep endpoint, and for the details of the health endpoint. */
  outboxKey: { name: 'OUTBOX_KEY', schema: secret, advice: SECRET_ADVICE },
  /**
   * Secret key of the hashes in stored rows. It also signs the links that withdraw a sign-up or lead to a message.
   * Never change it.
   */
  idKey: { name: 'ID_KEY', schema: secret, advice: `${SECRET_ADVICE}; never change it` },
  /**
   * Secrets that sign confirmation links and the URLs of success pages, newest first. The newest also signs the proof of
   * the team's devices.
   */
  tokenSecrets: {
    name: 'TOKEN_SECRETS',
    schema: secrets,
    advice: `${SECRET_ADVICE}; several with commas between, the newest first`,
  },
  /** Only for running locally. Allows plain HTTP to the services, and turns off DNS lookups. */
  allowInsecureConnection: {
    name: 'ALLOW_INSECURE_CONNECTIONS',
    schema: isOne,
    advice: 'leave it out, or set 1 for local services without TLS',
  },
  backoffMs: { name: 'BACKOFF_MS', schema: wholeNumber(30_000), advice: MILLISECONDS_ADVICE },
  leaseMs: { name: 'LEASE_MS', schema: wholeNumber(60_000), advice: MILLISECONDS_ADVICE },
  sendTimeoutMs: { name: 'SEND_TIMEOUT_MS', schema: wholeNumber(5_000, 1), advice: MILLISECONDS_ADVICE },
  checkAfterMs: { name: 'ASK_AFTER_MS', schema: wholeNumber(900_000), advice: MILLISECONDS_ADVICE },
  /** Maximum number of mails from all instances together. Must be below the e-mail service's quota. */
  mailsPerHour: {
    name: 'MAILS_PER_HOUR',
    schema: wholeNumber(90, 1),
    advice: 'leave it out, or give a number below the quota of the e-mail service',
  },
  /** Maximum number of mail status requests from all instances together. Must be below the service's quota for them. */
  checksPerHour: {
    // Deployments and stored counts keep the older names: question, ask.
    name: 'QUESTIONS_PER_HOUR',
    schema: wholeNumber(180, 1),
    advice:
      'leave it out, or give a number below the status checks that the e-mail service answers in an hour',
  },
  postsPerClient: {
    name: 'POSTS_PER_CLIENT',
    schema: wholeNumber(12, 1),
    advice: 'leave it out, or give the posts that one network may send in ten minutes',
  },
  postsPerClientInAnHour: {
    name: 'POSTS_PER_CLIENT_IN_AN_HOUR',
    schema: wholeNumber(20, 1),
    advice: 'leave it out, or give the posts that one network may send in an hour, far below MAILS_PER_HOUR',
  },
  /** Number of public addresses that the platform appends to `X-Forwarded-For` after the caller's address. */
  trustedHops: {
    name: 'TRUSTED_HOPS',
    schema: wholeNumber(0),
    advice: 'leave it out, or give the number that the smoke test prints',
  },
  /** Maximum number of mails to one mailbox per day (UTC), from all senders together. */
  mailsPerMailbox: {
    name: 'MAILS_PER_MAILBOX',
    schema: wholeNumber(3, 1),
    advice: 'leave it out, or give the mails that one mailbox may get in a day',
  },
  keepLeadsDays: {
    name: 'KEEP_LEADS_DAYS',
    schema: wholeNumber(KEEP_LEADS_DAYS, 31),
    advice: 'leave it out, or give days, 31 or more',
  },
  /** Number of talks that may begin at the same moment. */
  talksAtOnce: {
    name: 'TALKS_AT_ONCE',
    schema: wholeNumber(1, 1),
    advice: 'leave it out, or give the number of people who hold talks',
  },
  /** If off, the team's mails have no link, and no times can be proposed. Agreed talks stay. */
  hasTalks: { name: 'TALKS', schema: isOn('on'), advice: 'leave it out, or set off' },
  /** Whether Azure's alerts are switched on. The health endpoint reports it, so that a deployment can tell. */
  areAlertsOn: { name: 'ALERTS', schema: isOn('on'), advice: 'leave it out, or set off' },
  hasMorningMail: { name: 'MORNING_MAIL', schema: isOn('on'), advice: 'leave it out, or set off' },
} satisfies Record<string, { name: string; schema: z.ZodMiniType; advice: string }>

type Key = keyof typeof SETTINGS

export type Config = { [Name in Key]: z.output<(typeof SETTINGS)[Name]['schema']> }

/** Settings of the scripts that work on stored data. These scripts validate no other settings. */
const OF_RECORDS = [
  'emailConnectionString',
  'emailEndpoint',
  'storageConnectionString',
  'storageEndpoint',
  'idKey',
  'publicOrigin',
  'allowInsecureConnection',
  'sendTimeoutMs',
  'mailsPerMailbox',
  'talksAtOnce',
] as const satisfies readonly Key[]
export type RecordsConfig = Pick<Config, (typeof OF_RECORDS)[number]>

export const SETTING_NAMES: readonly string[] = Object.values(SETTINGS).map(({ name }) => name)

export type Env = Readonly<Record<string, string | undefined>>

/** @throws {SettingsError} if a setting is missing or wrong */
export const readConfig = (env: Env) => read(Object.keys(SETTINGS) as Key[], env)

/** @throws {SettingsError} if a setting is missing or wrong */
export const readRecordsConfig = (env: Env): RecordsConfig => read(OF_RECORDS, env)

/**
 * Pairs of settings of which exactly one must have a value: the connection string or the endpoint. With the endpoint,
 * an Azure identity authorises the calls.
 */
const CREDENTIAL_PAIRS: readonly (readonly [Key, Key])[] = [
  ['emailConnectionString', 'emailEndpoint'],
  ['storageConnectionString', 'storageEndpoint'],
]

/**
 * Mistakes that can pass the schemas. A reference that Azure resolves later would change `ID_KEY`, so that no stored
 * address could be found again.
 */
const MISTAKES = [
  {
    isIn: (value: string) => value.startsWith('@Microsoft.'),
    advice: "a reference that Azure has not resolved: let the app's identity read what it names",
  },
  { isIn: (value: string) => /^(["']).*\1$/.test(value), advice: 'in quotation marks: remove them' },
]

const mistakeIn = (value = '') => MISTAKES.find(({ isIn }) => isIn(value.trim()))

function read(keys: readonly Key[], env: Env): Config {
  const given = (key: Key) => env[SETTINGS[key].name]
  const unclear = CREDENTIAL_PAIRS.filter(
    ([key, address]) => Boolean(given(key)) === Boolean(given(address)),
  ).map(([key, address]) => (given(key) ? key : address))
  const parsed = keys.map((key) => ({ key, ...SETTINGS[key].schema.safeParse(given(key)) }))
  const wrong = parsed.filter(
    ({ key, success }) => !success || unclear.includes(key) || mistakeIn(given(key)),
  )
  if (wrong.length === 0) return Object.fromEntries(parsed.map(({ key, data }) => [key, data])) as Config
  throw new SettingsError(
    wrong.map(({ key }) => {
      const { name, advice } = SETTINGS[key]
      const mistake = mistakeIn(env[name])
      if (mistake) return `- ${name} is ${mistake.advice}`
      return `- ${name} is ${env[name] ? 'wrong' : 'missing'}: ${advice}`
    }),
  )
}
