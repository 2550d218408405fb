import type { Block, Letter } from './letter.ts'

/** The letter for programs that show no HTML. */
export const letterText = ({ sender, heading, blocks, footer }: Letter): string =>
  [underlined(heading, '='), ...blocks.map(blockText), `-- \n${sender}\n${footer}`].join('\n\n').concat('\n')

function blockText(block: Block): string {
  if ('paragraph' in block) return block.paragraph
  if ('heading' in block) return underlined(block.heading, '-')
  return block.details.map(({ label, value }) => `${label}:${indented(value)}`).join('\n')
}

const underlined = (text: string, line: string) => `${text}\n${line.repeat(text.length)}`
const indented = (text: string) => (text.includes('\n') ? `\n  ${text.replaceAll('\n', '\n  ')}` : ` ${text}`)
