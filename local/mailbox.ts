import type { AcceptedMail } from '#mocks/email-service.ts'

/** Formats the mails as JSON, with only the content ids of their pictures. */
export const mailboxJson = (mails: readonly AcceptedMail[]): string =>
  JSON.stringify(
    mails.map(({ pictures, ...mail }) => ({ ...mail, pictures: pictures.map(({ contentId }) => contentId) })),
    null,
    2,
  )

export const mailboxPage = (mails: readonly AcceptedMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg">
<title>Mailbox (${mails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>${summary(mails.length)} This page exists only in the local run. Reload it to see new mails.</p>
${mails.map(article).join('\n')}
</main>
</body>
</html>
`

const summary = (count: number) =>
  count === 0
    ? 'No mail yet. Send a form on the site.'
    : `${count === 1 ? '1 mail' : `${count} mails`}, newest first.`

const article = ({
  id,
  at,
  to,
  replyTo,
  subject,
  text,
  html,
  pictures,
}: AcceptedMail) => `<article aria-labelledby="${escapeHtml(id)}">
<h2 id="${escapeHtml(id)}">${escapeHtml(subject)}</h2>
<dl>
<dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd>
<dt>Reply to</dt><dd>${escapeHtml(replyTo.join(', '))}</dd>
<dt>Accepted</dt><dd><time datetime="${escapeHtml(at)}">${escapeHtml(at.replace('T', ' ').slice(0, 19))} UTC</time></dd>
</dl>
<iframe title="${escapeHtml(subject)}" sandbox srcdoc="${escapeHtml(withPictures(html, pictures))}"></iframe>
<details><summary>Text version</summary><pre>${escapeHtml(text)}</pre></details>
</article>`

export const withPictures = (html: string, pictures: AcceptedMail['pictures']): string =>
  pictures.reduce(
    (shown, { contentId, contentType, contentInBase64 }) =>
      shown.replaceAll(`cid:${contentId}"`, `data:${contentType};base64,${contentInBase64}"`),
    html,
  )

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #26302d; background: #faf6ee }
body { margin: 0 }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1, h2 { color: #1f4d45; line-height: 1.25; overflow-wrap: anywhere }
h2 { margin: 0 0 .75rem; font-size: 1.25rem }
article { margin-top: 2rem; padding: 1.25rem; background: #fff; border: 1px solid #d9d2c3; border-radius: .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
dt { color: #55605b }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 30rem; border: 1px solid #d9d2c3; resize: vertical }
details { margin-top: 1rem }
summary { cursor: pointer; min-height: 1.75rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid #1f4d45; outline-offset: 2px }
`
