import type { Block, Link, MailContent, MailFrame } from './mail-content.ts'

export const mailText = (
  { heading, blocks, note }: MailContent,
  { sender, companyDetails, links }: MailFrame,
): string =>
  [
    underline(heading, '='),
    ...blocks.map(blockText),
    ['-- ', sender, note, '', ...(companyDetails ? [companyDetails] : []), ...links.map(linkText)].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')

function blockText(block: Block): string {
  if ('paragraph' in block) return block.paragraph
  if ('heading' in block) return underline(block.heading, '-')
  if ('items' in block) return block.items.map((item) => `- ${item}`).join('\n')
  if ('button' in block) return linkText(block.button)
  if ('link' in block) return linkText(block.link)
  if ('reference' in block) return `${block.reference.label}: ${block.reference.value}`
  if ('signature' in block) {
    const { greeting, name, place } = block.signature
    return `${greeting}\n${name}, ${place}`
  }
  return block.details.map(({ label, value }) => `${label}:${indent(value)}`).join('\n')
}

const linkText = ({ label, url }: Link) => (label === url ? url : `${label}: ${url}`)
const underline = (text: string, line: string) => `${text}\n${line.repeat(text.length)}`
const indent = (text: string) => (text.includes('\n') ? `\n  ${text.replaceAll('\n', '\n  ')}` : ` ${text}`)
