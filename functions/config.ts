import * as z from 'zod/mini'
import { email } from '#contracts/fields.ts'
import type { House } from './ports.ts'

/** The app settings, checked; durations in milliseconds. */
export interface Config {
  emailConnectionString: string
  storageConnectionString: string
  /** Scheme, host and port, without a path. */
  publicOrigin: string
  mailFrom: string
  house: House
  outboxKey: string
  /** Plain HTTP to the services: only for the local run. */
  allowInsecureConnection: boolean
  backoffMs: number
  leaseMs: number
  sendTimeoutMs: number
}

const text = z.string().check(z.trim(), z.minLength(1))
const milliseconds = (preset: number) =>
  z.pipe(z._default(z.string().check(z.regex(/^\d{1,9}$/)), String(preset)), z.transform(Number))
const origin = z.pipe(
  text.check(z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))),
  z.transform((value) => new URL(value).origin),
)

const settings = z.object({
  ACS_CONNECTION_STRING: text.check(z.regex(/^endpoint=https?:\/\/.+;accesskey=.+$/i)),
  STORAGE_CONNECTION_STRING: text.check(z.regex(/AccountName=|TableEndpoint=/i)),
  PUBLIC_ORIGIN: origin,
  MAIL_FROM: email,
  MAIL_TO: email,
  OUTBOX_KEY: text.check(z.minLength(16)),
  ORGANISATION_NAME: text,
  COMPANY_DETAILS: text,
  CONTACT_EMAIL: email,
  ALLOW_INSECURE_CONNECTIONS: z.optional(z.enum(['0', '1'])),
  BACKOFF_MS: milliseconds(30_000),
  LEASE_MS: milliseconds(60_000),
  SEND_TIMEOUT_MS: milliseconds(5_000),
})

const EXPECTATIONS: Record<keyof z.output<typeof settings>, string> = {
  ACS_CONNECTION_STRING: 'copy it from the keys of Azure Communication Services (endpoint=…;accesskey=…)',
  STORAGE_CONNECTION_STRING: 'copy it from the access keys of the storage account (…AccountName=…)',
  PUBLIC_ORIGIN: "give the site's address, such as https://www.example.com",
  MAIL_FROM: 'give the sender address of the verified e-mail domain',
  MAIL_TO: "give the team's e-mail address",
  OUTBOX_KEY: 'make up a secret of 16 characters or more, the same as in the schedule that sweeps',
  ORGANISATION_NAME: 'give the name that signs the letters',
  COMPANY_DETAILS:
    'give legal form, seat, register and managing directors, as business letters must (§ 35a GmbHG)',
  CONTACT_EMAIL: 'give the e-mail address that letters name for questions',
  ALLOW_INSECURE_CONNECTIONS: 'leave it out, or set 1 for local services without TLS',
  BACKOFF_MS: 'leave it out, or give whole milliseconds',
  LEASE_MS: 'leave it out, or give whole milliseconds',
  SEND_TIMEOUT_MS: 'leave it out, or give whole milliseconds',
}

/** The app settings by name: infra/main.bicep sets them, docs/deploy.md explains them. */
export const SETTING_NAMES: readonly string[] = Object.keys(EXPECTATIONS)

/** @throws one error that names every missing or wrong setting and what to do; it never quotes a value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = settings.safeParse(env)
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]))
    const lines = Object.entries(EXPECTATIONS)
      .filter(([name]) => wrong.has(name))
      .map(([name, advice]) => `- ${name} is ${env[name] ? 'wrong' : 'missing'}: ${advice}`)
    throw new Error(['The functions cannot start. Put these app settings right:', ...lines].join('\n'))
  }
  const set = parsed.data
  return {
    emailConnectionString: set.ACS_CONNECTION_STRING,
    storageConnectionString: set.STORAGE_CONNECTION_STRING,
    publicOrigin: set.PUBLIC_ORIGIN,
    mailFrom: set.MAIL_FROM,
    house: {
      organisation: set.ORGANISATION_NAME,
      companyDetails: set.COMPANY_DETAILS,
      contactEmail: set.CONTACT_EMAIL,
      teamEmail: set.MAIL_TO,
      publicOrigin: set.PUBLIC_ORIGIN,
    },
    outboxKey: set.OUTBOX_KEY,
    allowInsecureConnection: set.ALLOW_INSECURE_CONNECTIONS === '1',
    backoffMs: set.BACKOFF_MS,
    leaseMs: set.LEASE_MS,
    sendTimeoutMs: set.SEND_TIMEOUT_MS,
  }
}
