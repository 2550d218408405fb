import type { FormTable } from '#build/forms/new-form/table.ts'

/** The table of a form with every kind of field that `npm run new:form` knows. */
export const EVERY_KIND: FormTable = {
  title: { en: "Trial week: what's next?", de: 'Probewoche' },
  intro: {
    en: 'Tell us when you could come for a week, and we look for a host with you.',
    de: 'Sagen Sie uns, wann Sie für eine Woche kommen könnten: Wir suchen mit Ihnen nach Gastgebern.',
  },
  submit: { en: 'Ask for a week', de: 'Woche anfragen' },
  sent: { en: 'Your request has been sent', de: 'Ihre Anfrage ist gesendet' },
  fields: [
    'name',
    'email',
    'phone?',
    { line: 'homeTown', label: { en: 'Home town', de: 'Heimatort' }, max: 80, required: true },
    { line: 'employer', label: { en: 'Employer', de: 'Arbeitgeber' }, max: 120, required: false },
    {
      choice: 'kindOfStay',
      label: { en: 'Stay', de: 'Aufenthalt' },
      options: { work: { en: 'Work', de: 'Arbeit' }, study: { en: 'Study', de: 'Studium' } },
    },
    'date?',
    'message',
  ],
}
