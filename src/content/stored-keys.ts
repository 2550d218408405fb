import type { InLanguages } from '#contracts/values/language.ts'
import { KEYS } from '#src/browser/storage.ts'
import { DRAFT_FORMS, RECEIPT_FORMS } from '#src/browser/stored-forms.ts'

type Texts = InLanguages<string>

export interface StoredEntry {
  /** Keys in the browser; `…` stands for a version, an article or an error message. */
  keys: readonly string[]
  place: 'localStorage' | 'sessionStorage' | 'IndexedDB'
  content: Texts
  purpose: Texts
  until: Texts
}

const TAB_CLOSED: Texts = { de: 'Bis Sie den Tab schließen.', en: 'Until you close the tab.' }

/**
 * Everything that the site stores in the visitor's browser (§ 25 TDDDG), for the privacy policy. New keys must be added
 * here.
 */
export const STORED_KEYS: readonly StoredEntry[] = [
  {
    keys: [KEYS.consent, KEYS.consentDate],
    place: 'localStorage',
    content: {
      de: 'accepted oder declined: Ihre Antwort auf den Cookie-Hinweis. Daneben der Tag der Antwort.',
      en: 'accepted or declined: your answer to the cookie notice. Beside it, the day you gave it.',
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
    keys: DRAFT_FORMS.map((form) => KEYS.draft(form, '…')),
    place: 'sessionStorage',
    content: {
      de: 'Was Sie in dieses Formular geschrieben haben, und eine Zufallsnummer gegen doppeltes Senden. Im Kontaktformular auch der Name des gewählten Dokuments, nie das Dokument.',
      en: 'What you typed into that form, and a random number against sending twice. In the contact form also the name of the document you chose, never the document.',
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
    keys: RECEIPT_FORMS.map((form) => KEYS.receipt(form, '…')),
    place: 'sessionStorage',
    content: {
      de: 'Die Quittung Ihrer letzten Nachricht: Referenznummer, Zeit des Sendens, der Tag unserer Antwort, die Kennung der Nachricht und ob Sie als Unternehmen oder Privatperson geschrieben haben. Nicht, was Sie geschrieben haben.',
      en: 'The receipt of your last message: reference number, time of sending, the day of our answer, the token of the message, and whether you wrote as a business or an individual. Not what you wrote.',
    },
    purpose: {
      de: 'Die Bestätigung übersteht Neuladen und Sprachwechsel.',
      en: 'The confirmation survives a reload and a change of language.',
    },
    until: {
      de: 'Bis Sie eine weitere Nachricht schreiben oder den Tab schließen.',
      en: 'Until you write another message or close the tab.',
    },
  },
  {
    keys: [KEYS.queue],
    place: 'IndexedDB',
    content: {
      de: 'Eine Nachricht, die ohne Verbindung nicht hinausging und die Sie aufheben lassen: was Sie geschrieben haben, Sprache, Formular, Zeit und eine Zufallsnummer gegen doppeltes Senden. Nach dem Senden nur noch die Quittung.',
      en: 'A message that could not leave without a connection and that you had us keep: what you wrote, language, form, time, and a random number against sending twice. Once sent, the receipt alone.',
    },
    purpose: {
      de: 'Sie wird gesendet, sobald Sie wieder online sind, in manchen Browsern durch ein Hilfsprogramm (Service Worker), das nur dies tut. Wir fragen vorher, ob das Gerät Ihnen gehört.',
      en: 'It is sent once you are online again, in some browsers by a helper (service worker) that does nothing else. We ask first whether the device is your own.',
    },
    until: {
      de: 'Bis die Nachricht gesendet ist und Sie die Quittung gelesen haben, oder bis Sie sie zurückholen. Nach sieben Tagen wird sie nicht mehr gesendet und bei Ihrem nächsten Besuch gezeigt, bis Sie sie löschen.',
      en: 'Until it has been sent and you have read the receipt, or until you take it back. After seven days we stop trying to send it, and show it at your next visit until you delete it.',
    },
  },
  {
    keys: [KEYS.queued],
    place: 'localStorage',
    content: {
      de: 'Dass eine aufgehobene Nachricht da ist: die Zeit der letzten Änderung.',
      en: 'That there is a kept message: the time of the last change.',
    },
    purpose: {
      de: 'Jede Seite zeigt, dass eine Nachricht wartet.',
      en: 'Every page shows that a message waits.',
    },
    until: {
      de: 'So lange wie die Nachricht.',
      en: 'As long as the message.',
    },
  },
  {
    keys: [KEYS.confirmation('…')],
    place: 'sessionStorage',
    content: {
      de: 'Die Kennung aus dem Link unserer Bestätigungs-E-Mail, und ob Sie damit schon bestätigt haben.',
      en: 'The token from the link in our confirmation e-mail, and whether you have confirmed with it.',
    },
    purpose: {
      de: 'Die Kennung verschwindet aus der Adresszeile, und Neuladen bestätigt nicht noch einmal.',
      en: 'The token leaves the address bar, and a reload does not confirm again.',
    },
    until: TAB_CLOSED,
  },
  {
    keys: [KEYS.teamDevice('…')],
    place: 'localStorage',
    content: {
      de: 'Nur auf Geräten unseres Teams: der Nachweis, dass das Gerät das Postfach des Teams lesen kann.',
      en: 'Only on devices of our team: the proof that the device can read the mailbox of the team.',
    },
    purpose: {
      de: 'Nur unser Team kann Ihnen Termine vorschlagen.',
      en: 'Only our team can propose times to you.',
    },
    until: { de: '180 Tage.', en: '180 days.' },
  },
  {
    keys: [KEYS.teamMessage('…')],
    place: 'sessionStorage',
    content: {
      de: 'Nur auf Geräten unseres Teams: die Kennung aus dem Link zu einer Nachricht.',
      en: 'Only on devices of our team: the token from the link to a message.',
    },
    purpose: {
      de: 'Die Kennung verschwindet aus der Adresszeile.',
      en: 'The token leaves the address bar.',
    },
    until: TAB_CLOSED,
  },
  {
    keys: [KEYS.yourMessage('…')],
    place: 'sessionStorage',
    content: {
      de: 'Die Kennung aus dem Link zu Ihrer Nachricht.',
      en: 'The token from the link to your message.',
    },
    purpose: {
      de: 'Die Kennung verschwindet aus der Adresszeile, und Neuladen zeigt wieder den Stand Ihrer Nachricht.',
      en: 'The token leaves the address bar, and a reload shows again where your message stands.',
    },
    until: {
      de: 'Bis Sie die Nachricht zurücknehmen oder den Tab schließen.',
      en: 'Until you take the message back or close the tab.',
    },
  },
  {
    keys: [KEYS.checklist('…')],
    place: 'localStorage',
    content: {
      de: 'Welche Punkte Sie in der Checkliste eines Artikels abgehakt haben.',
      en: 'Which items you ticked in the checklist of an article.',
    },
    purpose: {
      de: 'Ihre Häkchen sind beim nächsten Besuch noch da. Zu uns gelangen sie nicht.',
      en: 'Your ticks are still there on your next visit. They never reach us.',
    },
    until: {
      de: 'Bis Sie die Häkchen entfernen oder die Websitedaten in Ihrem Browser löschen.',
      en: 'Until you remove the ticks or clear the site’s data in your browser.',
    },
  },
  {
    keys: ['tsr-scroll-restoration-v1_3'],
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
    keys: ['tanstack_router_reload:…'],
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

/** True if `STORED_KEYS` lists the key. In a listed key, `…` matches at least one character. */
export const isListed = (key: string, place: StoredEntry['place']): boolean =>
  STORED_KEYS.some((entry) => entry.place === place && entry.keys.some((listed) => isSame(key, listed)))

function isSame(key: string, listed: string): boolean {
  const [start = '', rest] = listed.split('…')
  return rest === undefined ? key === start : key.startsWith(start) && key.length > start.length
}
