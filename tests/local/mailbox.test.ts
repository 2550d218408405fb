import { expect, test } from 'vitest'
import { mailboxJson, mailboxPage } from '#local/mailbox.ts'

const mail = {
  id: '11111111-1111-4111-8111-111111111111',
  at: '2026-11-21T10:00:00.000Z',
  to: ['jane@visitor.example'],
  replyTo: ['hello@isarspree.example'],
  subject: 'Your <booking>',
  text: 'a < b',
  html: '<p class="x"><img src="cid:mark"></p>',
  pictures: [{ contentId: 'mark', contentType: 'image/png', contentInBase64: 'AAAA' }],
}

test('The mailbox as JSON is the list of mails, with the names of their pictures', () => {
  expect(JSON.parse(mailboxJson([mail]))).toEqual([{ ...mail, pictures: ['mark'] }])
})

test('The mailbox page shows subject, recipients, time, text, and the HTML in a frame that runs nothing', () => {
  const page = mailboxPage([mail])
  expect(page).toContain('>Your &#60;booking&#62;</h2>')
  expect(page).toContain('<dd>jane@visitor.example</dd>')
  expect(page).toContain('<dd>hello@isarspree.example</dd>')
  expect(page).toContain('<time datetime="2026-11-21T10:00:00.000Z">2026-11-21 10:00:00 UTC</time>')
  expect(page).toContain(
    'sandbox srcdoc="&#60;p class=&#34;x&#34;&#62;&#60;img src=&#34;data:image/png;base64,AAAA&#34;&#62;&#60;/p&#62;"',
  )
  expect(page).toContain('<pre>a &#60; b</pre>')
})

test('An empty mailbox has instructions', () => {
  expect(mailboxPage([])).toContain('No mail yet. Send a form on the site.')
})
