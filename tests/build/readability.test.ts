import { expect, test } from 'vitest'
import { elementsNamed } from '#build/articles/elements.ts'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { proseOf, readingEase, sentencesOf, wordsOf } from '#build/articles/readability.ts'
import { readabilityOf } from '#build/articles/readability-table.ts'
import { sampleMails } from '#tests/support/sample-mails.ts'

const WORDS_AT_MOST = 20
const measured = readabilityOf()

test.each(measured.filter(({ before }) => before !== undefined))(
  '$file is easier to read than before ($before)',
  ({ before, now }) => {
    expect(now).toBeGreaterThan(Number(before))
  },
)

/** The hardest German text that is new must not be harder than the hardest that was rewritten. */
test('versions written since are no harder than the rest', () => {
  for (const language of ['en', 'de']) {
    const versions = measured.filter(({ file }) => file.includes(`.${language}.`))
    const rewritten = versions.filter(({ before }) => before !== undefined).map(({ now }) => now)
    for (const { now } of versions) expect(now).toBeGreaterThanOrEqual(Math.min(...rewritten))
  }
})

test.each(readArticles(ARTICLES))('$file keeps short what is read first: 20 words a sentence', (article) => {
  const boxes = elementsNamed(article.tree, 'InShort', 'Checklist')
  expect(boxes.length).toBeGreaterThan(0)
  expect(boxes.flatMap((box) => tooLong(proseOf(box), article.language))).toEqual([])
})

test.each(sampleMails())(
  'the mail $name in $language has 20 words a sentence at most',
  ({ language, mail }) => {
    const text = mail.text.replaceAll(/(?<=\S)\n(?=[^\s-])/g, ' ')
    expect(sentencesOf(text, language).length).toBeGreaterThan(3)
    expect(tooLong(text, language)).toEqual([])
  },
)

test('short words in short sentences are easier than long ones in long ones', () => {
  const easy = { en: 'You need a job. Then you can apply.', de: 'Sie haben Arbeit. Dann geht es weiter.' }
  const hard = {
    en: 'Notwithstanding contradictory administrative interpretations, applicants possessing qualifications are considered.',
    de: 'Vorbehaltlich entgegenstehender Verwaltungsvorschriften gelten Aufenthaltserlaubnisse für Beschäftigungsverhältnisse.',
  }
  for (const language of ['en', 'de'] as const) {
    expect(readingEase(easy[language], language)).toBeGreaterThan(70)
    expect(readingEase(hard[language], language)).toBeLessThan(20)
  }
})

test('abbreviations and dates end no sentence, and each line is one of its own', () => {
  const german =
    'Das steht in § 18g Abs. 1 Satz 2 Nr. 3 AufenthG. Seit dem 1. März 2024 gilt es, z. B. für Ärzte.'
  expect(sentencesOf(german, 'de')).toHaveLength(2)
  expect(sentencesOf('Passport and photo\nContract. See Art. 12 Reg. 883/2004.', 'en')).toHaveLength(3)
  expect(wordsOf('Bring € 50 – or more, e.g. a card')).toHaveLength(7)
})

const tooLong = (text: string, language: string): string[] =>
  sentencesOf(text, language).filter((sentence) => wordsOf(sentence).length > WORDS_AT_MOST)
