import { expect, test } from 'vitest'
import { companyDetails } from '#build/site/mail-branding.ts'
import { readConfig, readRecordsConfig } from '#functions/config.ts'
import { SettingsError } from '#functions/settings-error.ts'
import { site } from '#src/site/site.ts'
import { DEPLOYED_SETTINGS as SETTINGS } from '#tests/support/app-settings.ts'

test('Commands on stored data need no other settings', () => {
  const { ACS_ENDPOINT, STORAGE_ENDPOINT, ID_KEY, PUBLIC_ORIGIN } = SETTINGS
  const few = { ACS_ENDPOINT, STORAGE_ENDPOINT, ID_KEY, PUBLIC_ORIGIN, MAIL_FROM: 'nonsense' }
  expect(readRecordsConfig(few)).toEqual({
    emailEndpoint: ACS_ENDPOINT,
    storageEndpoint: STORAGE_ENDPOINT,
    idKey: ID_KEY,
    publicOrigin: 'https://www.isarspree.example',
    allowInsecureConnection: false,
    sendTimeoutMs: 5_000,
    mailsPerMailbox: 3,
    talksAtOnce: 1,
  })
})

test('The footer of a mail has the company details that the imprint knows', () => {
  const filled = {
    ...site.operator,
    ...{ legalName: 'Isar GmbH', legalForm: 'GmbH', city: 'München', registerCourt: 'Amtsgericht München' },
    ...{ registerNumber: 'HRB 1', representative: 'L. Brandt' },
  }
  expect(companyDetails(filled)).toBe(
    'Isar GmbH, Sitz München, Amtsgericht München, HRB 1, vertreten durch L. Brandt',
  )
  expect(companyDetails(site.operator)).toBe('')
  expect(() => companyDetails({ ...filled, legalName: 'x'.repeat(401) })).toThrow('the maximum is 400')
})

test('One error names every missing or wrong setting and its remedy', () => {
  const broken = {
    ...SETTINGS,
    STORAGE_ENDPOINT: 'http://stisarspree.table.core.windows.net',
    PUBLIC_ORIGIN: 'www.isarspree.example',
    MAIL_TO: undefined,
    OUTBOX_KEY: 's'.repeat(31),
    TOKEN_SECRETS: `${'n'.repeat(32)},short`,
    EXTRA_ORIGINS: 'preview.isarspree.example',
    MAILS_PER_HOUR: '0',
    LEASE_MS: '1 s',
  }
  expect(() => readConfig(broken)).toThrow(
    new SettingsError([
      '- STORAGE_ENDPOINT is wrong: give the address of the tables, such as https://name.table.core.windows.net',
      "- PUBLIC_ORIGIN is wrong: give the site's address, such as https://www.example.com",
      '- EXTRA_ORIGINS is wrong: leave it out, or give addresses such as https://preview.example.com, with commas between',
      "- MAIL_TO is missing: give the team's e-mail address",
      '- OUTBOX_KEY is wrong: make one up with: openssl rand -base64 32',
      '- TOKEN_SECRETS is wrong: make one up with: openssl rand -base64 32; several with commas between, the newest first',
      '- LEASE_MS is wrong: leave it out, or give whole milliseconds',
      '- MAILS_PER_HOUR is wrong: leave it out, or give a number below the quota of the e-mail service',
    ]),
  )
})

test.for([
  ['OUTBOX_KEY', '@Microsoft.KeyVault(SecretUri=https://vault.example/secrets/outbox-key)'],
  ['TOKEN_SECRETS', '@Microsoft.KeyVault(VaultName=vault;SecretName=token-secrets)'],
  ['MAIL_TO', '@Microsoft.AppConfiguration(Endpoint=https://a.example; Key=team)'],
] as const)('An unresolved reference is no value of %s: %s', ([name, value]) => {
  expect(() => readConfig({ ...SETTINGS, [name]: value })).toThrow(
    new SettingsError([
      `- ${name} is a reference that Azure has not resolved: let the app's identity read what it names`,
    ]),
  )
})

test.for(['"', "'"])('A value in quotation marks (%s) is refused', (mark) => {
  const quoted = { ...SETTINGS, ID_KEY: `${mark}${SETTINGS.ID_KEY}${mark}` }
  expect(() => readConfig(quoted)).toThrow(new SettingsError(['- ID_KEY is in quotation marks: remove them']))
})

const { ACS_ENDPOINT: _acs, STORAGE_ENDPOINT: _storage, ...REST } = SETTINGS
const KEYS = {
  ACS_CONNECTION_STRING: 'endpoint=https://acs.example/;accesskey=secret',
  STORAGE_CONNECTION_STRING: 'DefaultEndpointsProtocol=https;AccountName=a;AccountKey=secret',
}

test('A connection string of a local service replaces the endpoint', () => {
  expect(readConfig({ ...REST, ...KEYS })).toMatchObject({
    emailEndpoint: undefined,
    emailConnectionString: KEYS.ACS_CONNECTION_STRING,
    storageEndpoint: undefined,
    storageConnectionString: KEYS.STORAGE_CONNECTION_STRING,
  })
  const advice = [
    expect.stringMatching(/^- ACS_CONNECTION_STRING is wrong: leave it out beside ACS_ENDPOINT/),
    expect.stringMatching(/^- STORAGE_CONNECTION_STRING is wrong: leave it out beside STORAGE_ENDPOINT/),
  ]
  expect(() => readConfig({ ...SETTINGS, ...KEYS })).toThrow(expect.objectContaining({ advice }))
})
