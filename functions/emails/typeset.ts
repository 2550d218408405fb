import { type Block, type Letter, plainLine, plainText } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** Turns a letter into the subject, text and HTML of a mail. */
export function typeset(letter: Letter): { subject: string; text: string; html: string } {
  const clean: Letter = {
    ...letter,
    subject: plainLine(letter.subject, 200),
    heading: plainText(letter.heading),
    blocks: letter.blocks.map(cleanBlock),
  }
  return { subject: clean.subject, text: letterText(clean), html: letterHtml(clean) }
}

function cleanBlock(block: Block): Block {
  if ('paragraph' in block) return { paragraph: plainText(block.paragraph) }
  if ('heading' in block) return block
  return { details: block.details.map(({ label, value }) => ({ label, value: plainText(value) })) }
}
