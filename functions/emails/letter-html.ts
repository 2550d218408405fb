import type { Block, Detail, Letter } from './letter.ts'

const INK = '#26302d'
const RIVER = '#1f4d45'
const PAPER = '#faf6ee'
const MUTED = '#55605b'
const LINE = '#d9d2c3'
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/**
 * One column on paper, without pictures. Some mail programs drop `html` and `body`, hence the language and the
 * colours once more inside; Outlook ignores widths outside tables, hence the frame.
 */
export const letterHtml = ({ language, subject, sender, heading, blocks, footer }: Letter) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div lang="${language}" dir="ltr" style="background:${PAPER};color:${INK};${FONT};font-size:16px;line-height:1.55">
<table role="presentation" align="center" width="600" cellspacing="0" cellpadding="0" style="width:100%;max-width:600px;margin:0 auto"><tr><td style="padding:32px 20px">
<p style="margin:0 0 24px;color:${RIVER};font-weight:600">${escapeHtml(sender)}</p>
<h1 style="margin:0 0 20px;color:${RIVER};font-family:Georgia,'Times New Roman',serif;font-size:28px;line-height:1.25;font-weight:600">${lines(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${LINE};color:${MUTED};font-size:14px">${lines(footer)}</p>
</td></tr></table>
</div>
</body>
</html>
`

function blockHtml(block: Block): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${lines(block.paragraph)}</p>`
  if ('heading' in block)
    return `<h2 style="margin:28px 0 12px;color:${RIVER};font-size:18px;line-height:1.35">${escapeHtml(block.heading)}</h2>`
  return `<table cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse">
${block.details.map(rowHtml).join('\n')}
</table>`
}

const rowHtml = ({ label, value }: Detail) =>
  `<tr><th scope="row" align="left" style="width:34%;padding:8px 12px 8px 0;border-top:1px solid ${LINE};color:${MUTED};font-weight:400;vertical-align:top">${escapeHtml(label)}</th><td style="padding:8px 0;border-top:1px solid ${LINE};vertical-align:top;overflow-wrap:anywhere">${lines(value)}</td></tr>`
