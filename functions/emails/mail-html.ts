import mustache from 'mustache'
import { isRightToLeft } from '#contracts/values/plain-text.ts'
import template from './mail-content.mjml'
import type { Block, Detail, MailContent, MailFrame } from './mail-content.ts'

/**
 * Renders the mail as HTML. The build compiles the MJML template to tables with inlined styles (`build/site/mjml.ts`).
 * Mustache escapes the values.
 */
export const mailHtml = (content: MailContent, frame: MailFrame): string =>
  mustache.render(template, mailView(content, frame))

export const mailView = ({ blocks, note, ...content }: MailContent, frame: MailFrame) => ({
  ...content,
  ...frame,
  blocks: blocks.map(blockView),
  noteLines: note.split('\n'),
})

function blockView(block: Block) {
  if ('paragraph' in block) return { paragraph: { sentences: block.paragraph.split('\n').map(splitLine) } }
  // Avoid the name `heading`: in a block without it, Mustache would find the mail's heading.
  if ('heading' in block) return { subheading: block.heading }
  if ('details' in block) return { details: { rows: block.details.map(rowView) } }
  if ('items' in block) return { list: { items: block.items.map(splitLine) } }
  return block
}

/**
 * A range of numbers with its unit, such as `5-10 days`. It is kept on one line, because mail programs could otherwise
 * break it after the hyphen.
 */
const RANGE = /(\d+[-–]\d+(?: \p{L}+)?)/u

const splitLine = (line: string) => ({
  pieces: line.split(RANGE).map((piece, index) => (index % 2 === 1 ? { whole: piece } : { piece })),
})

/** Old versions of Outlook support neither `dir="auto"` nor `white-space`, so direction and spaces are explicit. */
const rowView = ({ label, value }: Detail) => ({
  label,
  isRightToLeft: isRightToLeft(value),
  lines: value.split('\n').map(keepSpaces),
})

const keepSpaces = (line: string): string =>
  line
    .replaceAll('\t', '\u2003')
    .replace(
      /^ +| {2,}/g,
      ({ length }, at) => '\u00a0'.repeat(at === 0 ? length : length - 1) + (at === 0 ? '' : ' '),
    )
