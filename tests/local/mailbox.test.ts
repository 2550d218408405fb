import { expect, test } from 'vitest'
import { mailboxPage } from '#local/mailbox.ts'

test('The mailbox shows a mail as text, and as HTML that runs no script', () => {
  const page = mailboxPage([
    {
      id: '11111111-1111-4111-8111-111111111111',
      at: '2026-11-21T10:00:00.000Z',
      to: ['jane@visitor.example'],
      replyTo: ['hello@isarspree.example'],
      subject: 'Your <booking>',
      text: 'a < b',
      html: '<img src="cid:mark">',
      headers: {},
      pictures: [{ contentId: 'mark', contentType: 'image/png', contentInBase64: 'AAAA' }],
      invite: null,
    },
  ])
  expect(page).toContain('>Your &#60;booking&#62;</h2>')
  expect(page).toContain('sandbox srcdoc="&#60;img src=&#34;data:image/png;base64,AAAA&#34;&#62;"')
  expect(page).toContain('<pre>a &#60; b</pre>')
})
