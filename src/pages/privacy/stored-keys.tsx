import type { Locale } from '#src/locale.ts'
import { LegalFacts } from '#src/ui/legal-text.tsx'

type Texts = Readonly<Record<Locale, string>>

interface StoredKey {
  key: string
  place: 'localStorage' | 'sessionStorage'
  content: Texts
  purpose: Texts
  until: Texts
}

const TAB_CLOSED: Texts = { de: 'Bis Sie den Tab schließen.', en: 'Until you close the tab.' }

/** Everything the site writes into the visitor's browser (§ 25 TDDDG). A new key belongs in this list. */
export const STORED_KEYS: readonly StoredKey[] = [
  {
    key: 'cookie_consent',
    place: 'localStorage',
    content: {
      de: 'accepted oder declined: Ihre Antwort auf den Cookie-Hinweis.',
      en: 'accepted or declined: your answer to the cookie notice.',
    },
    purpose: {
      de: 'Der Hinweis fragt Sie nicht noch einmal.',
      en: 'The notice does not ask you again.',
    },
    until: {
      de: 'Bis Sie die Antwort ändern oder die Websitedaten in Ihrem Browser löschen.',
      en: 'Until you change the answer or clear the site’s data in your browser.',
    },
  },
  {
    key: 'draft:booking:1',
    place: 'sessionStorage',
    content: {
      de: 'Was Sie in das Buchungsformular geschrieben haben, und eine Zufallsnummer gegen doppeltes Senden.',
      en: 'What you typed into the booking form, and a random number against sending twice.',
    },
    purpose: {
      de: 'Ihre Eingaben überstehen Neuladen und Sprachwechsel.',
      en: 'Your entries survive a reload and a change of language.',
    },
    until: {
      de: 'Bis Sie das Formular gesendet haben oder den Tab schließen.',
      en: 'Until you have sent the form or close the tab.',
    },
  },
  {
    key: 'tsr-scroll-restoration-v1_3',
    place: 'sessionStorage',
    content: {
      de: 'Wie weit Sie auf den besuchten Seiten dieses Tabs gescrollt haben.',
      en: 'How far you scrolled on the pages visited in this tab.',
    },
    purpose: {
      de: 'Mit „Zurück“ kommen Sie an die Stelle, an der Sie waren.',
      en: 'Going back brings you to where you were.',
    },
    until: TAB_CLOSED,
  },
  {
    key: 'tanstack_router_reload:…',
    place: 'sessionStorage',
    content: {
      de: 'Die Ziffer 1, und nur, wenn ein Teil der Website nicht geladen werden konnte.',
      en: 'The digit 1, and only if a part of the site could not be loaded.',
    },
    purpose: {
      de: 'Die Seite lädt dann einmal neu und nicht immer wieder.',
      en: 'The page then reloads once, and not again and again.',
    },
    until: TAB_CLOSED,
  },
]

const LABELS = {
  place: { de: 'Ort', en: 'Where' },
  content: { de: 'Inhalt', en: 'Content' },
  purpose: { de: 'Wozu', en: 'What for' },
  until: { de: 'Wie lange', en: 'How long' },
} satisfies Record<string, Texts>

export function StoredKeys({ locale }: { locale: Locale }) {
  return STORED_KEYS.map(({ key, place, content, purpose, until }) => (
    <div key={key}>
      <h3>
        <code>{key}</code>
      </h3>
      <LegalFacts
        facts={[
          { term: LABELS.place[locale], text: <code>{place}</code> },
          { term: LABELS.content[locale], text: content[locale] },
          { term: LABELS.purpose[locale], text: purpose[locale] },
          { term: LABELS.until[locale], text: until[locale] },
        ]}
      />
    </div>
  ))
}
