/**
 * Folds case and full-width letters, and removes accents, umlaut dots and soft hyphens: "Turkiye" finds "Türkiye", and
 * "fur" finds "für".
 */
export const foldTerm = (term: string): string =>
  term
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ə', 'e')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')

const SECTION = /(?:§+|\b(?:section|paragraph|paragraf))\s*(\d+[a-z]?)\b|\b(\d+[a-z])\b/giu

/** Splits a text into words. A section such as "§ 24" is one word, so that it does not match "24 months". */
export const wordsOf = (text: string): string[] =>
  text
    .replace(SECTION, (_, signed: string | undefined, bare: string) => ` §${signed ?? bare} `)
    .replaceAll(/(\p{L})[’'](?=\p{L})/gu, '$1')
    .split(/(?:(?!§)[\n\r\p{Z}\p{P}])+/u)
    .filter((word) => word !== '' && word !== '§')

const folded = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((words) => words.split(' ').map(foldTerm)))

/** Folded words that `termsOf` omits, even in phrases. It keeps "iş" and two-letter names in capitals, such as IT. */
const STOP_WORDS = folded([
  'a am an and any are as at be been by can could did do does for from get gets got had has have i if in is it its',
  'may might of on or s should so t that the their them there these they this to us was were will would',
  'you your she he his very but because says say some really please hello hi thanks',
  'aber als am an auf bei bin da das dem den der des die ein eine einem einen einer er es fur habe haben hat ich',
  'ihr im ist kann man mich mit muss oder sein sich sie sind soll und uns',
  'von war was wird wurde zu zum zur beim bitte hallo mal denn doch sehr weil damit dass',
  'acaba ama bana ben beni bir bu da de icin ile ki lutfen mi mu olur simdi ve veya ya',
  'actually anybody anyone anything arent around bit cant didnt doesnt dont everything gonna im isnt ive lets lot',
  'maybe ok okay perhaps quite somebody someone something theyre wasnt whats wont would',
  'eigentlich einfach etwas euch gern gerne gibt gibts ihnen irgendwie jemand konnen konnte konnt lasst ihm ihn ob sollen sollte',
  'uberhaupt uns vielleicht worden',
  'bile diye lazim misin misiniz miyim miyiz musun olabilir olacak olmali sey',
  'а без бы вам вами вас где для до если есть же за и из или к как ли меня мне можно мои мой моя мы на надо нам нас не нужен',
  'нужна нужно о от по при с там то у что это я',
  'bilərəm edə etmək haqqında lazım lazımdır mən mənim mənə necə nə olar üçün və',
])

/** Folded words that have a meaning only in phrases. */
const PHRASE_ONLY_WORDS = folded([
  'about after already also before germany how just many me more much must my need needs new no not now only one our out since still than then three too two up want',
  'wants we what when where which who why with without',
  'ab aus bedeutet bedeutung bis darf dann deutschland drei ihre mir jetzt mehr mein meine meinem meinen meiner nach nicht noch nur ohne schon seit uber um unser unsere',
  'unserer viel viele vom wann welche welcher welches wenn wer werden wie wir wo zwei',
  'almanya almanyada almanyaya benim biz bizim cok gibi hangi istiyorum istiyoruz kac kadar kim nasil ne nerede olarak sonra var yok',
])

export const isNumber = (term: string): boolean => /^\d+$/.test(term)

/** True if a folded word has a meaning only in phrases. All numbers are such words. */
export const isPhraseOnly = (term: string): boolean => PHRASE_ONLY_WORDS.has(term) || isNumber(term)

/** Folded endings of English, German, Turkish and Russian words. `withoutEnding` removes the first that matches. */
const ENDINGS = [
  'imizi imiz umuz iniz ebilir abilir iyorum uyorum lerin larin lerim larim innen imden imdan ecegim acagim iyor uyor irim erim arim',
  'imin umun ini unu imi umu lari leri den dan ler lar nin nun mek mak miz mis dim dum tim tum ing ern est sin',
  'in en em es ed im um yi yu si su un de da ye ya te ta li ir ar di du ti tu e n s d i u a',
  'ться иями ями ами ого его ому ему ыми ими ией ием иях ить ать еть ал ил ая яя ои еи ыи ии ое ее ые ие ов ев',
  'ам ям ах ях ом ем ую юю ла ли ет ит ут ют ат ят а я у ю ы и е о ь',
].flatMap((endings) => endings.split(' '))
const SHORTEST_STEM = 4
const SHORTEST_RUSSIAN_STEM = 3

/** Returns a folded word without its last one or two endings: "cards" becomes "card", and "kartimin" becomes "kart". */
export function stemOf(term: string): string {
  const once = withoutEnding(term)
  return once === term ? term : withoutEnding(once)
}

const withoutEnding = (term: string): string => {
  const shortest = /[а-я]/.test(term) ? SHORTEST_RUSSIAN_STEM : SHORTEST_STEM
  const ending = ENDINGS.find(
    (one) => term.endsWith(one) && term.length - one.length >= shortest && !/[ky]er$/.test(term),
  )
  return ending === undefined ? term : term.slice(0, -ending.length)
}

export interface Word {
  term: string
  /** The folded word, including the ending that `term` lacks. */
  folded: string
  /** True if the word has a meaning only in phrases. */
  isSilent: boolean
}

/**
 * Returns the words of a text for the index and for queries. Omits stop words. In texts of more than two words, also
 * omits single letters, except capitals. Keeps "iş", "eş" and names in capitals, such as IT, even if they look like a
 * two-letter stop word.
 */
export function termsOf(text: string): Word[] {
  const words = wordsOf(text)
  return words.flatMap((word): Word[] => {
    const term = foldTerm(word)
    const isName = word === word.toUpperCase() || SHORT_TURKISH.has(word)
    if (STOP_WORDS.has(term) && !(term.length === 2 && isName)) return []
    if (isPhraseOnly(term)) return [{ term, folded: term, isSilent: true }]
    if (/^\p{L}$/u.test(term) && words.length > SHORT_QUESTION && !isName) return []
    return [{ term: stemOf(term), folded: term, isSilent: false }]
  })
}
const SHORT_QUESTION = 2
/** Two-letter words that questions in Turkish keep although they look like stop words: work, spouse. */
const SHORT_TURKISH = new Set(['iş', 'eş'])
