import { sendContactEmail as contactContract } from '#contracts/send-contact-email.ts'
import { communicationEmail } from '#functions/adapters/communication-email.ts'
import { tableOutbox } from '#functions/adapters/table-outbox.ts'
import { readConfig } from './config.ts'
import { register } from './http.ts'
import { outboxSweep } from './outbox-sweep.ts'
import { sendContactEmail } from './send-contact-email.ts'

const config = readConfig(process.env)
const now = () => new Date()
const ports = { ...config, now, outbox: tableOutbox({ ...config, now }), mailer: communicationEmail(config) }
const { publicOrigin } = config

register(contactContract.path, sendContactEmail(ports), { publicOrigin, requiresJson: true })
register('/api/outbox-sweep', outboxSweep(ports), { publicOrigin, requiresJson: false })
