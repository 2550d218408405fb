import { localizedPath } from '#contracts/values/page-address.ts'
import type { Company } from '#functions/ports.ts'
import { type Block, type MailContent, type MailFrame, plainLine, plainText } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

export function typeset(
  content: MailContent,
  company: Company,
): { subject: string; text: string; html: string } {
  const clean: MailContent = {
    ...content,
    subject: plainLine(content.subject, 200),
    heading: plainText(content.heading),
    blocks: content.blocks.map(cleanBlock),
  }
  const frame = frameOf(company, content)
  return {
    subject: clean.subject,
    text: mailText(clean, frame),
    html: mailHtml(clean, frame),
  }
}

function cleanBlock(block: Block): Block {
  if ('paragraph' in block) return { paragraph: plainText(block.paragraph) }
  if ('details' in block)
    return { details: block.details.map(({ label, value }) => ({ label, value: plainText(value) })) }
  return block
}

function frameOf(
  { organisation, companyDetails, publicOrigin }: Company,
  { language }: MailContent,
): MailFrame {
  const { privacy, imprint } = WORDS[language]
  return {
    sender: organisation,
    companyDetails,
    links: [
      { label: privacy, url: publicOrigin + localizedPath('/privacy', language) },
      { label: imprint, url: publicOrigin + localizedPath('/impressum', language) },
    ],
  }
}

const WORDS = {
  en: { privacy: 'Privacy policy', imprint: 'Legal notice' },
  de: { privacy: 'Datenschutzerklärung', imprint: 'Impressum' },
  tr: { privacy: 'Gizlilik politikası (İngilizce)', imprint: 'Künye (İngilizce)' },
}
