import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/team-message',
  title: 'Message to the team',
  description:
    'The page behind the link in our e-mails to the team: propose times for a talk, or mark a message as answered.',
  noindex: true,
})
