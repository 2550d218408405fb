import { type PlanPeriod, primary } from '#src/content/law/law.ts'
import { ABROAD, EMPLOYER, FAMILY, HEALTH, JOB, LEARNING, LIKE_WORK, OWN, VISIT } from './journeys.ts'

const REFUSED = {
  en: 'If the visa is refused: {courtClaimPeriod} for the Administrative Court in Berlin. Ask a lawyer in the first week.',
  de: 'Wird das Visum abgelehnt: {courtClaimPeriod} für die Klage beim Verwaltungsgericht Berlin. Fragen Sie in der ersten Woche anwaltlichen Rat.',
  tr: 'Vize reddedilirse: Berlin İdare Mahkemesinde dava için {courtClaimPeriod}. İlk hafta bir avukata sorun.',
} as const

const RECOGNISED = {
  en: 'Within {refugeeFamilyWindow} of the final recognition: application, or the notice that keeps the time.',
  de: 'Innerhalb von {refugeeFamilyWindow:dative} nach der unanfechtbaren Anerkennung: Antrag oder fristwahrende Anzeige.',
  tr: 'Kesinleşen tanımadan sonra {refugeeFamilyWindow} içinde: başvuru veya süreyi koruyan bildirim.',
} as const

const SUSPENDED = {
  en: 'Until this day, reunion with people who hold subsidiary protection <Until name="familySuspendedUntil">is</Until><After name="familySuspendedUntil">was</After> suspended: {familySuspendedUntil}.',
  de: 'Bis zu diesem Tag <Until name="familySuspendedUntil">ist</Until><After name="familySuspendedUntil">war</After> der Nachzug zu subsidiär Schutzberechtigten ausgesetzt: {familySuspendedUntil}.',
  tr: 'İkincil koruma sahiplerinin yanına aile birleşimi bu güne kadar <Until name="familySuspendedUntil">durdurulmuştur</Until><After name="familySuspendedUntil">durdurulmuştu</After>: {familySuspendedUntil}.',
} as const

/** Periods of the law that a result begins or meets; each has its section. */
export const PERIODS: readonly PlanPeriod[] = [
  {
    id: 'F-01',
    when: { journey: [...LIKE_WORK, ...LEARNING, ...FAMILY, 'visa', 'free'], ...OWN },
    en: 'Register the address within {registrationPeriod} of moving in.',
    de: 'Die Wohnung innerhalb von {registrationPeriod} nach dem Einzug anmelden.',
    tr: 'Taşındıktan sonra adresi {registrationPeriod} içinde kaydettirin (Anmeldung).',
  },
  {
    id: 'F-02',
    when: { journey: [...LIKE_WORK, ...LEARNING, 'prepare'], ...VISIT, ...OWN },
    en: 'If the passport allows an application in Germany: within {visaFreeEntryApplication} of entry.',
    de: 'Wenn der Pass den Antrag in Deutschland zulässt: innerhalb von {visaFreeEntryApplication:dative} nach der Einreise.',
    tr: 'Pasaport Almanya’da başvuruya izin veriyorsa: girişten sonra {visaFreeEntryApplication} içinde.',
  },
  {
    id: 'F-03',
    when: { journey: [...LIKE_WORK, ...LEARNING], ...OWN, ...ABROAD },
    ...REFUSED,
  },
  {
    id: 'F-04',
    when: { journey: ['family', 'familyOfGerman', 'visa'], ...OWN },
    ...REFUSED,
  },
  {
    id: 'F-05',
    when: { journey: ['report', 'change'], ...OWN },
    en: 'If a job ends early: tell the immigration authority within {employeeReportingPeriod}.',
    de: 'Endet eine Stelle vorzeitig: der Ausländerbehörde innerhalb von {employeeReportingPeriod} mitteilen.',
    tr: 'İş erken biterse: {employeeReportingPeriod} içinde yabancılar dairesine bildirin.',
  },
  {
    id: 'F-06',
    when: { journey: ['report'] },
    en: 'Report a change of employer in the first {blueCardNotificationPeriod} of the card.',
    de: 'Einen Wechsel des Arbeitgebers in den ersten {blueCardNotificationPeriod:dative} der Karte melden.',
    tr: 'Kartın ilk {blueCardNotificationPeriod} içinde işveren değişikliğini bildirin.',
    law: [primary('§ 82 Abs. 1 Satz 6 AufenthG')],
  },
  {
    id: 'F-07',
    when: { journey: ['advice'], relation: ['sp_refugee'] },
    ...RECOGNISED,
  },
  {
    id: 'F-08',
    when: { journey: ['advice'], holder: ['refugee'] },
    ...RECOGNISED,
  },
  {
    id: 'F-09',
    when: { journey: ['advice'], relation: ['sp_subsidiary'] },
    ...SUSPENDED,
    on: 'familySuspendedUntil',
  },
  {
    id: 'F-10',
    when: { journey: ['advice'], holder: ['subsidiary'] },
    ...SUSPENDED,
    on: 'familySuspendedUntil',
  },
  {
    id: 'F-11',
    when: { journey: ['advice', 'open'], where: ['de_temp'] },
    en: '<Until name="temporaryProtectionUntil">Permits of Ukrainians under § 24 that were valid on {temporaryProtectionValidOn} run on until {temporaryProtectionUntil}. Plan what follows.</Until><After name="temporaryProtectionUntil">Permits of Ukrainians under § 24 ran until {temporaryProtectionUntil}. Ask today what follows.</After>',
    de: '<Until name="temporaryProtectionUntil">Titel von Ukrainerinnen und Ukrainern nach § 24, die am {temporaryProtectionValidOn} gültig waren, gelten bis {temporaryProtectionUntil} weiter. Planen Sie, was danach kommt.</Until><After name="temporaryProtectionUntil">Titel von Ukrainerinnen und Ukrainern nach § 24 galten bis {temporaryProtectionUntil}. Fragen Sie heute, was folgt.</After>',
    tr: '<Until name="temporaryProtectionUntil">Ukraynalıların {temporaryProtectionValidOn} günü geçerli olan § 24 izinleri {temporaryProtectionUntil} gününe kadar sürer. Sonrasını planlayın.</Until><After name="temporaryProtectionUntil">Ukraynalıların § 24 izinleri {temporaryProtectionUntil} gününe kadar geçerliydi. Sonrasını bugün sorun.</After>',
    on: 'temporaryProtectionUntil',
  },
  {
    id: 'F-12',
    when: { journey: ['advice'], relation: ['fam_temp'] },
    en: 'The entry rule for people from Ukraine without a biometric passport <Until name="ukraineEntryUntil">is</Until><After name="ukraineEntryUntil">was</After> law until {ukraineEntryUntil}.',
    de: 'Die Einreiseregel für Menschen aus der Ukraine ohne biometrischen Pass <Until name="ukraineEntryUntil">gilt</Until><After name="ukraineEntryUntil">galt</After> bis {ukraineEntryUntil}.',
    tr: 'Ukrayna’dan biyometrik pasaportsuz gelenlerin giriş kuralı {ukraineEntryUntil} gününe kadar <Until name="ukraineEntryUntil">geçerlidir</Until><After name="ukraineEntryUntil">geçerliydi</After>.',
    on: 'ukraineEntryUntil',
  },
  {
    id: 'F-13',
    when: {
      journey: [...JOB, 'otherWork', ...HEALTH, 'training', 'report', 'change'],
      ...EMPLOYER,
    },
    en: 'If the job ends early: tell the immigration authority within {employerReportingPeriod} of knowing.',
    de: 'Endet die Beschäftigung vorzeitig: der Ausländerbehörde innerhalb von {employerReportingPeriod} ab Kenntnis mitteilen.',
    tr: 'İş erken biterse: öğrendikten sonra {employerReportingPeriod} içinde yabancılar dairesine bildirin.',
  },
]
