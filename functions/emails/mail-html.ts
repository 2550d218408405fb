import mustache from 'mustache'
import { isRightToLeft } from '#contracts/words/plain-text.ts'
import template from './mail-content.mjml'
import type { Block, Detail, MailContent, MailFrame } from './mail-content.ts'

/**
 * The mail as HTML. The template is MJML, which the build turns into tables with inlined styles
 * (`build/site/mjml.ts`); Mustache fills its slots and escapes them.
 */
export const mailHtml = (content: MailContent, frame: MailFrame): string =>
  mustache.render(template, mailView(content, frame))

/** Values for the variables of the template. */
export const mailView = ({ blocks, note, ...content }: MailContent, frame: MailFrame) => ({
  ...content,
  ...frame,
  blocks: blocks.map(blockView),
  noteLines: note.split('\n'),
})

function blockView(block: Block) {
  if ('paragraph' in block) return { paragraph: { sentences: block.paragraph.split('\n').map(inPieces) } }
  // Not `heading`: a block without the name would find the mail's.
  if ('heading' in block) return { subheading: block.heading }
  if ('details' in block) return { details: { rows: block.details.map(rowView) } }
  if ('items' in block) return { list: { items: block.items.map(inPieces) } }
  return block
}

/** A range of numbers with what it counts; mail programs may end a line after its hyphen. */
const RANGE = /(\d+[-–]\d+(?: \p{L}+)?)/u

/** A line as words that may break and words that may not. */
const inPieces = (line: string) => ({
  pieces: line.split(RANGE).map((piece, index) => (index % 2 === 1 ? { whole: piece } : { piece })),
})

/** Old Outlook knows no `dir="auto"`, and no `white-space`. */
const rowView = ({ label, value }: Detail) => ({
  label,
  isRightToLeft: isRightToLeft(value),
  lines: value.split('\n').map(withBlanksKept),
})

/** Indents and columns as they were typed: HTML would make one blank of them. */
const withBlanksKept = (line: string): string =>
  line
    .replaceAll('\t', '\u2003')
    .replace(
      /^ +| {2,}/g,
      ({ length }, at) => '\u00a0'.repeat(at === 0 ? length : length - 1) + (at === 0 ? '' : ' '),
    )
