import type { InLanguages } from '#contracts/values/language.ts'

interface AnsweringPage {
  title: InLanguages<string>
  text: InLanguages<string>
}

/** Pages that answer searches for subjects without a guide. `answers.yaml` has their search phrases. */
export const PAGES: Readonly<Record<string, AnsweringPage>> = {
  '/individuals#settlement': {
    title: {
      en: 'Individuals › Settlement and citizenship',
      de: 'Privatpersonen › Niederlassung und Einbürgerung',
    },
    text: {
      en: 'Years, contributions and German: what a settlement permit and the German passport ask.',
      de: 'Jahre, Beiträge und Deutsch: was Niederlassungserlaubnis und deutscher Pass verlangen.',
    },
  },
  '/individuals#residence': {
    title: { en: 'Individuals › Visas and residence', de: 'Privatpersonen › Visum und Aufenthalt' },
    text: {
      en: 'The permits for skilled workers, for the search and for recognition, on cards.',
      de: 'Die Titel für Fachkräfte, für die Suche und für die Anerkennung, auf Karten.',
    },
  },
  '/businesses#permits': {
    title: { en: 'Businesses › Permits', de: 'Unternehmen › Aufenthaltstitel' },
    text: {
      en: 'What we do for employers who hire from abroad.',
      de: 'Was wir für Arbeitgeber tun, die im Ausland einstellen.',
    },
  },
  '/businesses#compliance': {
    title: { en: 'Businesses › Compliance and monitoring', de: 'Unternehmen › Compliance und Monitoring' },
    text: {
      en: 'Permits checked, copies kept, end dates in view, reports to the authority.',
      de: 'Titel geprüft, Kopien aufbewahrt, Fristen im Blick, Meldungen an die Behörde.',
    },
  },
  '/businesses#settling-in': {
    title: { en: 'Businesses › Settling in', de: 'Unternehmen › Ankommen' },
    text: {
      en: 'Flat, registration and first weeks of the people you hire.',
      de: 'Wohnung, Anmeldung und erste Wochen Ihrer neuen Mitarbeitenden.',
    },
  },
  '/free-visa-case': {
    title: { en: 'Free visa case for employers', de: 'Kostenloser Visumsfall für Arbeitgeber' },
    text: {
      en: 'We go through one person and one job, free of charge.',
      de: 'Wir gehen eine Person und eine Stelle durch, kostenlos.',
    },
  },
  '/free-consultation': {
    title: { en: 'Free consultation', de: 'Kostenlose Beratung' },
    text: {
      en: 'About 30 minutes on your plans and the usual routes.',
      de: 'Etwa 30 Minuten zu Ihren Plänen und den üblichen Wegen.',
    },
  },
  '/book-appointment': {
    title: { en: 'Book a consultation', de: 'Beratung buchen' },
    text: { en: 'Ask for a talk of about 30 minutes.', de: 'Ein Gespräch von etwa 30 Minuten vereinbaren.' },
  },
  '/contact': {
    title: { en: 'Contact', de: 'Kontakt' },
    text: {
      en: 'Write to us, in any of our five languages.',
      de: 'Schreiben Sie uns, in einer unserer fünf Sprachen.',
    },
  },
  '/job-seeker-compass': {
    title: { en: 'Job Seeker Compass', de: 'Job Seeker Compass' },
    text: {
      en: 'The tool that opens soon; sign up to hear of it.',
      de: 'Das Werkzeug, das bald öffnet; tragen Sie sich ein.',
    },
  },
  '/about': {
    title: { en: 'About us', de: 'Über uns' },
    text: { en: 'Who works here, and why.', de: 'Wer hier arbeitet, und warum.' },
  },
  '/plan': {
    title: { en: 'Your plan: what to do, and by when', de: 'Ihr Plan: was zu tun ist, und bis wann' },
    text: {
      en: 'Who does what by when, counted from the first day or from something that happened.',
      de: 'Wer was bis wann tut, gezählt vom ersten Arbeitstag oder von einem Ereignis an.',
    },
  },
  '/sample-plan': {
    title: { en: 'A sample plan', de: 'Ein Musterplan' },
    text: {
      en: 'What a written plan looks like, for one invented case.',
      de: 'Wie ein schriftlicher Plan aussieht, an einem erfundenen Fall.',
    },
  },
  '/privacy': {
    title: { en: 'Privacy policy', de: 'Datenschutzerklärung' },
    text: {
      en: 'Which data we keep, for how long, and your rights.',
      de: 'Welche Daten wir wie lange speichern, und Ihre Rechte.',
    },
  },
}
