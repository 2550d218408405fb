import type { InLanguages } from '#contracts/values/language.ts'

type Texts = InLanguages<string>

/** How we know of a change: from the law or the law gazette, from reports, or from a draft. */
export type ChangeSource = 'read' | 'reported' | 'draft'

/** A change in the law since the date of the guides, or an upcoming change. */
export interface LawChange {
  readonly subject: Texts
  /**
   * As in `subject`, the build replaces `{fact}` with a figure, and `{fact:year}` with the year in which the figure
   * takes effect. It omits a change that names an unknown next value (`{fact@next}`). Passages in `<Until name>` and
   * `<After name>` appear only while they are current.
   */
  readonly text: Texts
  /** If absent, the build sets `draft` if `subject` or `text` names a figure that is a draft, else `read`. */
  readonly source?: ChangeSource
}

/** A change with its figures filled in. */
export type LawChangeTexts = Required<LawChange>

export const LAW_CHANGES: readonly LawChange[] = [
  {
    subject: { en: 'Salaries for {blueCardSalary@next:year}', de: 'Gehälter für {blueCardSalary@next:year}' },
    text: {
      en: 'Blue Card {blueCardSalary@next}, reduced {blueCardSalaryReduced@next}; experienced workers {experiencedWorkerSalary@next}.',
      de: 'Blaue Karte {blueCardSalary@next}, ermäßigt {blueCardSalaryReduced@next}; Berufserfahrene {experiencedWorkerSalary@next}.',
    },
  },
  {
    subject: { en: 'Minimum wage', de: 'Mindestlohn' },
    text: {
      en: '{minimumWage} an hour; {minimumWage@next} from 1 January {minimumWage@next:year}.',
      de: '{minimumWage} pro Stunde; {minimumWage@next} ab dem 1. Januar {minimumWage@next:year}.',
    },
    source: 'read',
  },
  {
    subject: {
      en: 'Doctors, dentists, pharmacists, midwives',
      de: 'Medizin, Zahnmedizin, Pharmazie, Hebammen',
    },
    text: {
      en: 'A law for faster recognition is dated 10 July 2026 in lists of parliament. We have not read its final text. Ask your authority before you pay for translations.',
      de: 'Ein Gesetz zur schnelleren Anerkennung steht in Listen des Parlaments unter dem 10. Juli 2026. Seinen endgültigen Text haben wir nicht gelesen. Fragen Sie Ihre Behörde, bevor Sie Übersetzungen bezahlen.',
    },
    source: 'reported',
  },
  {
    subject: { en: 'Care assistants', de: 'Pflegehilfe und Pflegeassistenz' },
    text: {
      en: '<Until name="careStateLawUntil">From 1 January 2027 one federal law replaces</Until><After name="careStateLawUntil">On 1 January 2027 one federal law replaced</After> the rules of the states. The ministry says that an exam or a course replaces the full comparison of training from abroad; we have not read these sections. Ask your office which law applies to your application.',
      de: '<Until name="careStateLawUntil">Ab dem 1. Januar 2027 löst ein Bundesgesetz die Regeln der Länder ab.</Until><After name="careStateLawUntil">Am 1. Januar 2027 hat ein Bundesgesetz die Regeln der Länder abgelöst.</After> Laut Ministerium ersetzt Prüfung oder Lehrgang den vollen Vergleich einer Ausbildung aus dem Ausland; diese Abschnitte haben wir nicht gelesen. Fragen Sie Ihre Stelle, welches Recht für Ihren Antrag gilt.',
    },
    source: 'reported',
  },
  {
    subject: { en: 'Residence Act and Ordinance', de: 'Aufenthaltsgesetz und Aufenthalts­verordnung' },
    text: {
      en: 'We compared both as of 19 August 2026 with the text of April. New since August: after a job that was reported as ended, at least {afterJobMinimum:phrase} must remain (§ 18(5)). A permit for a short contract now lasts six months longer than it, not three (§ 18(4)).',
      de: 'Wir haben beide vom 19. August 2026 mit dem Text vom April verglichen. Neu seit August: Nach einer Stelle, deren Ende gemeldet ist, müssen mindestens {afterJobMinimum:phrase} bleiben (§ 18 Abs. 5). Ein Titel für einen kurzen Vertrag gilt jetzt sechs Monate länger als dieser, nicht drei (§ 18 Abs. 4).',
    },
    source: 'read',
  },
  {
    subject: { en: 'Blocked account', de: 'Sperrkonto' },
    text: {
      en: 'We found no other amount for 2027 by October 2026. <Until name="2027-03-31">A higher housing rate for students is drafted for April 2027.</Until><After name="2027-03-31">A higher housing rate for students was drafted for April 2027; we have not read whether it is law.</After>',
      de: 'Bis Oktober 2026 fanden wir für 2027 keinen anderen Betrag. <Until name="2027-03-31">Ein höherer Satz für das Wohnen von Studierenden ist für April 2027 geplant.</Until><After name="2027-03-31">Ein höherer Satz für das Wohnen von Studierenden war für April 2027 geplant; ob er gilt, haben wir nicht gelesen.</After>',
    },
    source: 'reported',
  },
  {
    subject: { en: 'Families of people with subsidiary protection', de: 'Familien bei subsidiärem Schutz' },
    text: {
      en: '<Until name="familySuspendedUntil">Family reunion is suspended until {familySuspendedUntil}.</Until><After name="familySuspendedUntil">Family reunion was suspended until {familySuspendedUntil}. We have read nothing on what follows.</After>',
      de: '<Until name="familySuspendedUntil">Der Familiennachzug ist bis zum {familySuspendedUntil} ausgesetzt.</Until><After name="familySuspendedUntil">Der Familiennachzug war bis zum {familySuspendedUntil} ausgesetzt. Was danach kommt, haben wir nirgends gelesen.</After>',
    },
    source: 'read',
  },
  {
    subject: { en: 'Temporary protection (§ 24)', de: 'Vorübergehender Schutz (§ 24)' },
    text: {
      en: '<Until name="temporaryProtectionUntil">Permits of people from Ukraine run until {temporaryProtectionUntil}; of people who are not Ukrainian, those of three groups only.</Until><After name="temporaryProtectionUntil">Permits of people from Ukraine ran until {temporaryProtectionUntil}.</After> With a biometric passport Ukrainians may enter without a visa; without one, an ordinance <Until name="ukraineEntryUntil">allows it until {ukraineEntryUntil}</Until><After name="ukraineEntryUntil">allowed it until {ukraineEntryUntil}</After>. We have read nothing on what follows.',
      de: '<Until name="temporaryProtectionUntil">Die Titel von Menschen aus der Ukraine gelten bis {temporaryProtectionUntil}, von Menschen anderer Staaten nur in drei Gruppen.</Until><After name="temporaryProtectionUntil">Die Titel von Menschen aus der Ukraine galten bis {temporaryProtectionUntil}.</After> Mit biometrischem Pass ist die Einreise ohne Visum möglich; ohne ihn <Until name="ukraineEntryUntil">erlaubt sie eine Verordnung bis {ukraineEntryUntil}</Until><After name="ukraineEntryUntil">erlaubte sie eine Verordnung bis {ukraineEntryUntil}</After>. Was danach kommt, haben wir nirgends gelesen.',
    },
    source: 'read',
  },
  {
    subject: { en: 'Citizenship', de: 'Einbürgerung' },
    text: {
      en: 'Citizenship after three years ended on 30 October 2025. Anyone who deceives the authority cannot become German for {citizenshipBan} years.',
      de: 'Die Einbürgerung nach drei Jahren gibt es seit dem 30. Oktober 2025 nicht mehr. Wer die Behörde täuscht, kann {citizenshipBan} Jahre lang nicht eingebürgert werden.',
    },
    source: 'reported',
  },
  {
    subject: { en: 'Entry without a visa: ETIAS', de: 'Einreise ohne Visum: ETIAS' },
    text: {
      en: 'In August 2025 the start was reported for the last quarter of 2026, required after a transition. Check whether ETIAS is needed on your day of travel.',
      de: 'Im August 2025 wurde der Start für das letzte Quartal 2026 gemeldet, Pflicht erst nach einer Übergangszeit. Prüfen Sie, ob Sie am Reisetag ETIAS brauchen.',
    },
    source: 'reported',
  },
  {
    subject: { en: 'Western Balkans', de: 'Westbalkan' },
    text: {
      en: '{westernBalkansQuota} consents a year in the text; half of that is planned. The quota of 2025 was reported as used up.',
      de: '{westernBalkansQuota} Zustimmungen im Jahr stehen im Text; die Hälfte davon ist geplant. Das Kontingent von 2025 galt als aufgebraucht.',
    },
    source: 'reported',
  },
  {
    subject: { en: 'Basic income support', de: 'Grundsicherung' },
    text: {
      en: 'Called “Grundsicherungsgeld” since 1 July 2026; the amounts stayed the same. Those for 2027: not found.',
      de: 'Seit dem 1. Juli 2026 heißt sie „Grundsicherungsgeld“; die Beträge blieben gleich. Die für 2027 fanden wir nicht.',
    },
    source: 'reported',
  },
  {
    subject: { en: 'Work-and-Stay Agency', de: 'Work-and-Stay-Agentur' },
    text: {
      en: 'Planned, not there. We found no law on it.',
      de: 'Geplant, noch nicht da. Ein Gesetz dazu fanden wir nicht.',
    },
    source: 'reported',
  },
]
