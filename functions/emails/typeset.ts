import type { Company } from '#functions/ports.ts'
import { type Block, type Letter, type Letterhead, plainLine, plainText } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** Turns a letter into the subject, text and HTML of a mail of the company. */
export function typeset(letter: Letter, company: Company): { subject: string; text: string; html: string } {
  const clean: Letter = {
    ...letter,
    subject: plainLine(letter.subject, 200),
    heading: plainText(letter.heading),
    blocks: letter.blocks.map(cleanBlock),
  }
  const letterhead = letterheadOf(company, letter)
  return {
    subject: clean.subject,
    text: letterText(clean, letterhead),
    html: letterHtml(clean, letterhead),
  }
}

function cleanBlock(block: Block): Block {
  if ('paragraph' in block) return { paragraph: plainText(block.paragraph) }
  if ('details' in block)
    return { details: block.details.map(({ label, value }) => ({ label, value: plainText(value) })) }
  return block
}

function letterheadOf(
  { organisation, companyDetails, publicOrigin }: Company,
  { language }: Letter,
): Letterhead {
  const { privacy, imprint, prefix } = WORDS[language]
  return {
    sender: organisation,
    companyDetails,
    links: [
      { label: privacy, url: `${publicOrigin}${prefix}/privacy` },
      { label: imprint, url: `${publicOrigin}${prefix}/impressum` },
    ],
  }
}

const WORDS = {
  en: { privacy: 'Privacy policy', imprint: 'Legal notice', prefix: '' },
  de: { privacy: 'Datenschutzerklärung', imprint: 'Impressum', prefix: '/de' },
}
