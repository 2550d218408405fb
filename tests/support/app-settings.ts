export const TEAM = 'team@isarspree.example'
export const OUTBOX_KEY = 'the key of the sweeping schedule, which nobody guesses'
export const ID_KEY = 'the key of the keyed hashes, 32 bytes or more'
export const TOKEN_SECRET = 'the secret of the links: 32 bytes or more'

export const settingsFor = (email: { connectionString: string }, storage: { connectionString: string }) => ({
  ACS_CONNECTION_STRING: email.connectionString,
  STORAGE_CONNECTION_STRING: storage.connectionString,
  PUBLIC_ORIGIN: 'http://127.0.0.1',
  MAIL_FROM: 'no-reply@isarspree.example',
  MAIL_TO: TEAM,
  OUTBOX_KEY,
  ID_KEY,
  TOKEN_SECRETS: TOKEN_SECRET,
  ALLOW_INSECURE_CONNECTIONS: '1',
  // Without this, a sweep after seven o'clock would also send the morning mail.
  MORNING_MAIL: 'off',
})

/** Settings of an app in Azure that are needed for a start. */
export const DEPLOYED_SETTINGS = {
  ACS_ENDPOINT: 'https://acs-isarspree.germany.communication.azure.com',
  STORAGE_ENDPOINT: 'https://stisarspree.table.core.windows.net/',
  PUBLIC_ORIGIN: 'https://www.isarspree.example/',
  MAIL_FROM: 'no-reply@isarspree.example',
  MAIL_TO: TEAM,
  OUTBOX_KEY: 'o'.repeat(32),
  ID_KEY: 'i'.repeat(32),
  TOKEN_SECRETS: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
}

export const MEMORY_SETTINGS = settingsFor(
  { connectionString: 'endpoint=https://mail.example/;accesskey=a2V5' },
  { connectionString: 'AccountName=none' },
)

export const WITHOUT_LIMITS = {
  MAILS_PER_HOUR: '1000000',
  QUESTIONS_PER_HOUR: '1000000',
  MAILS_PER_MAILBOX: '1000000',
  POSTS_PER_CLIENT: '1000000',
  POSTS_PER_CLIENT_IN_AN_HOUR: '1000000',
}
