import { expect, test } from 'vitest'
import { readConfig } from '#functions/config.ts'

const SETTINGS = {
  ACS_CONNECTION_STRING: 'endpoint=https://acs.example/;accesskey=secret',
  STORAGE_CONNECTION_STRING: 'DefaultEndpointsProtocol=https;AccountName=a;AccountKey=secret',
  PUBLIC_ORIGIN: 'https://www.isarspree.example/',
  MAIL_FROM: 'no-reply@isarspree.example',
  MAIL_TO: 'team@isarspree.example',
  OUTBOX_KEY: '0123456789abcdef',
  ORGANISATION_NAME: 'IsarSpree Mobility',
  COMPANY_DETAILS: 'IsarSpree Mobility GmbH, München',
  CONTACT_EMAIL: 'hello@isarspree.example',
}

test('Complete settings become a config with the usual durations', () => {
  expect(readConfig(SETTINGS)).toEqual({
    emailConnectionString: SETTINGS.ACS_CONNECTION_STRING,
    storageConnectionString: SETTINGS.STORAGE_CONNECTION_STRING,
    publicOrigin: 'https://www.isarspree.example',
    mailFrom: 'no-reply@isarspree.example',
    house: {
      organisation: 'IsarSpree Mobility',
      companyDetails: 'IsarSpree Mobility GmbH, München',
      contactEmail: 'hello@isarspree.example',
      teamEmail: 'team@isarspree.example',
      publicOrigin: 'https://www.isarspree.example',
    },
    outboxKey: '0123456789abcdef',
    allowInsecureConnection: false,
    backoffMs: 30_000,
    leaseMs: 60_000,
    sendTimeoutMs: 5_000,
  })
})

test('Durations and the insecure connection can be set', () => {
  const durations = { BACKOFF_MS: '0', LEASE_MS: '2', SEND_TIMEOUT_MS: '3' }
  expect(readConfig({ ...SETTINGS, ...durations, ALLOW_INSECURE_CONNECTIONS: '1' })).toMatchObject({
    allowInsecureConnection: true,
    backoffMs: 0,
    leaseMs: 2,
    sendTimeoutMs: 3,
  })
})

test('One error names every missing or wrong setting and what to do', () => {
  const broken = {
    ...SETTINGS,
    PUBLIC_ORIGIN: 'www.isarspree.example',
    MAIL_TO: undefined,
    OUTBOX_KEY: 'short secret',
    LEASE_MS: '1 s',
  }
  expect(() => readConfig(broken)).toThrow(
    new Error(
      [
        'The functions cannot start. Put these app settings right:',
        "- PUBLIC_ORIGIN is wrong: give the site's address, such as https://www.example.com",
        "- MAIL_TO is missing: give the team's e-mail address",
        '- OUTBOX_KEY is wrong: make up a secret of 16 characters or more, the same as in the schedule that sweeps',
        '- LEASE_MS is wrong: leave it out, or give whole milliseconds',
      ].join('\n'),
    ),
  )
})

test('Without any settings all nine needed ones are named', () => {
  expect(() => readConfig({})).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^(?:.*\n){9}- CONTACT_EMAIL is missing.*$/) }),
  )
})
