/** A question, the chapter that must come first, and the tool that must stand above it; null where none may. */
export type QuestionOfPeopleHere = readonly [question: string, place: string, tool: string | null]

const here = 'already-in-germany'
const family = 'family-reunion-visa-germany'
const course = 'language-course-visa-germany'
const turkishFamily = 'family-reunion-germany-turkish'
const extend = '/quick-check#goal=other&else=extend'
const marriage = '/quick-check#goal=other&else=marriage'
const protection = '/quick-check#country=ua&goal=work&where=de_temp'

/** Written before the search was changed for them. */
export const QUESTIONS_OF_PEOPLE_HERE: readonly QuestionOfPeopleHere[] = [
  ['my card runs out in two weeks', `${here}#extend-in-time`, extend],
  ['Meine Karte läuft nächste Woche ab', `${here}#extend-in-time`, extend],
  ['kartımın süresi doluyor', `${here}#extend-in-time`, extend],
  ['residense permit expiers soon', `${here}#extend-in-time`, null],
  ['can I work while I wait for my new card', `${here}#while-you-wait-work-and-travel`, null],
  [
    'Darf ich arbeiten, während ich auf die Verlängerung warte',
    `${here}#while-you-wait-work-and-travel`,
    null,
  ],
  ['kartı beklerken çalışabilir miyim', `${here}#while-you-wait-work-and-travel`, null],
  ['I was dismissed, how long can I stay', `${here}#when-the-job-ends`, null],
  ['Nach der Entlassung: wie lange darf ich bleiben', `${here}#when-the-job-ends`, null],
  ['işten çıkarıldım ne yapmalıyım', `${here}#when-the-job-ends`, null],
  ['separated from my husband, do I lose my permit', `${here}#when-a-marriage-ends`, marriage],
  ['Ich habe mich von meinem Mann getrennt', `${here}#when-a-marriage-ends`, marriage],
  ['eşimden ayrıldım oturum iznim ne olacak', `${turkishFamily}#evlilik-biterse`, marriage],
  [
    'self-employed beside my job',
    `${here}#second-job-business-baby-illness`,
    '/quick-check#goal=other&else=self',
  ],
  ['nebenbei selbstständig', `${here}#second-job-business-baby-illness`, '/quick-check#goal=other&else=self'],
  ['Helferin in der Pflege aus Kenia', 'nurses-germany#frequently-asked-questions', null],
  ['how many square metres for a family of four', `${family}#what-the-sponsor-needs`, null],
  [
    'Wie groß muss die Wohnung sein, damit mein Kind nach Deutschland kommt',
    `${family}#what-the-sponsor-needs`,
    null,
  ],
  ['language test waived for my wife', `${family}#does-your-spouse-need-a1`, null],
  ['dil sınavından muafiyet eşim', `${turkishFamily}#eşinizden-a1-istenir-mi`, null],
  ['job during my German course in Germany', `${course}#working-beside-the-course`, null],
  ['dil kursu sırasında çalışabilir miyim', `${course}#working-beside-the-course`, null],
  ['Chancen-Aufenthalt läuft aus', `${here}#asylum-procedure-and-duldung-who-helps`, null],
  ['104c what comes next', `${here}#asylum-procedure-and-duldung-who-helps`, null],
  ['Ukraine', `${here}#temporary-protection`, protection],
  ['§ 24', `${here}#temporary-protection`, protection],
  ['refugee', `${here}#temporary-protection`, null],
  ['Ukraynalı mülteci', `${here}#temporary-protection`, protection],
  ['our baby was born in Germany, which permit', `${here}#your-family-here`, null],
  ['can my child come to Germany', `${family}#children`, null],
]
