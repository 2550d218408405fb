import { AzureCliCredential } from '@azure/identity'
import { languageOf } from '#contracts/values/language.ts'
import { azureLeadTable, TABLE } from '#functions/adapters/azure-lead-table.ts'
import { communicationEmail } from '#functions/adapters/communication-email.ts'
import { leadRecords } from '#functions/adapters/lead-records.ts'
import { isTableMissing } from '#functions/adapters/missing-table.ts'
import { type Env, readRecordsConfig } from '#functions/config.ts'
import { keyedHash } from '#functions/keyed-hash.ts'
import { withdrawalUrl } from '#functions/mail/confirmation-url.ts'
import { optInTokens } from '#functions/mail/opt-in-token.ts'
import { type Output, runLeadCommand } from './lead-commands.ts'

/** Long, because a response with a thousand leads takes time on a slow connection. */
const CALL_TIMEOUT_MS = 30_000

/**
 * Runs one command on the data in Azure, or in the local run.
 *
 * @throws like `runLeadCommand`
 */
export async function leads(args: string[], env: Env, output: Output): Promise<void> {
  let named = 'The storage account'
  const open = () => {
    const now = () => new Date()
    const config = readRecordsConfig(env)
    const { storageConnectionString = '', storageEndpoint = '' } = config
    const account = /AccountName=([^;]+)|^https:\/\/([^.]+)/i.exec(storageConnectionString || storageEndpoint)
    named = account?.[1] ?? account?.[2] ?? named
    const credential = new AzureCliCredential()
    const records = leadRecords({
      ...config,
      table: azureLeadTable({
        ...config,
        credential,
        callTimeoutMs: CALL_TIMEOUT_MS,
        createsTable: false,
      }),
      hash: keyedHash(config.idKey),
      // This mailer requests the status of mails, but sends none. The functions send them.
      mailer: communicationEmail({ ...config, credential, mailFrom: '', now, pictures: {} }),
      now,
      random: Math.random,
    })
    const tokens = optInTokens([config.idKey], config.idKey)
    const withdrawUrlOf = ({ addressId, language }: Record<string, unknown>) =>
      withdrawalUrl(
        config.publicOrigin,
        languageOf(String(language)),
        tokens.signWithdrawal(String(addressId)),
      )
    return { account: named, records, now, withdrawUrlOf }
  }
  try {
    await runLeadCommand(args, open, output)
  } catch (error) {
    throw isTableMissing(error)
      ? new Error(`${named} has no table "${TABLE}". Is it the right storage account?`)
      : error
  }
}

if (import.meta.main)
  try {
    await leads(process.argv.slice(2), process.env, { out: process.stdout, tell: console.error })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
