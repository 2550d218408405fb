import type { FormNotice } from './form-notices.tsx'

const RECIPIENTS = 'Unser Beratungsteam; Microsoft als Auftragsverarbeiter; der Anbieter unseres Postfachs.'
const RETENTION = 'Ohne Auftrag 6 Monate nach dem letzten Kontakt. Mit Auftrag gilt der Abschnitt „Aufträge“.'

export const FORM_LABELS = {
  purpose: 'Zweck',
  collected: 'Daten',
  mandatory: 'Pflichtangaben',
  legalBasis: 'Rechtsgrundlage',
  recipients: 'Empfänger',
  retention: 'Speicherdauer',
  withoutIt: 'Ohne diese Daten',
}

export const FORM_NOTICES: readonly FormNotice[] = [
  {
    title: 'Kontaktformular',
    purpose: 'Ihre Anfrage beantworten und, wenn Sie es wünschen, einen Termin abstimmen.',
    collected:
      'Thema, Nachricht, E-Mail-Adresse, Telefonnummer, Wunschtermin (Unternehmen) und ob Sie ein Dokument ausgewählt haben. Das Dokument selbst wird nicht übertragen.',
    mandatory:
      'Thema, Nachricht, E-Mail-Adresse und das Häkchen zur Einwilligung. Alles andere ist freiwillig.',
    legalBasis:
      'Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO) und Schritte vor einem Vertrag auf Ihre Anfrage (lit. b).',
    recipients: RECIPIENTS,
    retention: RETENTION,
    withoutIt:
      'Wir können Ihre Anfrage nicht auf diesem Weg annehmen. E-Mail und Telefon stehen Ihnen offen.',
  },
  {
    title: 'Kostenloser Visa-Fall',
    purpose: 'Den ersten Visa-Fall Ihres Unternehmens kostenlos prüfen und Ihnen das Ergebnis mitteilen.',
    collected: 'Name, E-Mail-Adresse und Ihre Nachricht.',
    mandatory: 'Name und E-Mail-Adresse. Die Nachricht ist freiwillig.',
    legalBasis:
      'Schritte vor einem Vertrag (Art. 6 Abs. 1 lit. b DSGVO). Schreiben Sie für Ihren Arbeitgeber: unser berechtigtes Interesse, die Anfrage zu beantworten (lit. f).',
    recipients: RECIPIENTS,
    retention: RETENTION,
    withoutIt: 'Wir können den Fall nicht prüfen und Ihnen nicht antworten.',
  },
  {
    title: 'Kostenlose Beratung',
    purpose: 'Eine kostenlose Erstberatung mit Ihnen vereinbaren und vorbereiten.',
    collected: 'Name, E-Mail-Adresse, Wunschdatum, Wunschzeit und Ihre Nachricht.',
    mandatory: 'Name und E-Mail-Adresse. Datum, Zeit und Nachricht sind freiwillig.',
    legalBasis:
      'Schritte vor einem Vertrag auf Ihre Anfrage (Art. 6 Abs. 1 lit. b DSGVO); für Kontaktpersonen in Unternehmen lit. f.',
    recipients: RECIPIENTS,
    retention: RETENTION,
    withoutIt: 'Wir können keine Beratung mit Ihnen vereinbaren.',
  },
  {
    title: 'Terminbuchung',
    purpose: 'Ihren Beratungstermin abstimmen, bestätigen und vorbereiten.',
    collected:
      'Art der Beratung (Unternehmen oder Privatperson), Name, E-Mail-Adresse, Telefonnummer und die Beschreibung Ihres Anliegens.',
    mandatory:
      'Art der Beratung, Name, E-Mail-Adresse und das Häkchen zur Einwilligung. Telefon und Beschreibung sind freiwillig.',
    legalBasis:
      'Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO) und Schritte vor einem Vertrag auf Ihre Anfrage (lit. b).',
    recipients: RECIPIENTS,
    retention: RETENTION,
    withoutIt: 'Eine Buchung über die Website ist nicht möglich. E-Mail und Telefon stehen Ihnen offen.',
  },
  {
    title: 'Warteliste für den Job Seeker Compass',
    purpose:
      'Ihnen mitteilen, wenn es Neuigkeiten zum Job Seeker Compass gibt. Für andere Werbung nutzen wir die Adresse nicht.',
    collected:
      'E-Mail-Adresse. Als Nachweis außerdem: Fassung des Einwilligungstextes, Zeit der Anmeldung, Zeit der Bestätigung und ein Prüfwert Ihrer IP-Adresse (mit geheimem Schlüssel gebildet). Die Adresse selbst speichern wir nicht.',
    mandatory: 'E-Mail-Adresse.',
    legalBasis:
      'Ihre Einwilligung im Double-Opt-in-Verfahren (Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 Nr. 2 UWG). Sie gilt erst, wenn Sie den Link in unserer E-Mail bestätigen. Für den Nachweis: unser berechtigtes Interesse, die Einwilligung belegen zu können (lit. f, Art. 7 Abs. 1 DSGVO).',
    recipients: 'Unser Team; Microsoft als Auftragsverarbeiter.',
    retention:
      'Bis zum Widerruf. Nicht bestätigte Anmeldungen löschen wir nach 30 Tagen. Den Nachweis der Einwilligung bewahren wir 3 Jahre ab dem Widerruf auf.',
    withoutIt: 'Wir können Sie nicht benachrichtigen. Sonst entsteht Ihnen kein Nachteil.',
  },
]
