import { expect, test } from 'vitest'
import { sentencesOf, wordsOf } from '#build/articles/sentences.ts'
import { sampleMails } from '#tests/support/sample-mails.ts'

const MOST_WORDS = 20

test.each(sampleMails())('The mail $name has at most 20 words in a sentence', ({ language, mail }) => {
  // Join wrapped lines, except lines such as "Reference: IS-…", which are not sentences.
  const text = mail.text.replaceAll(/(?<=\S)\n(?![\s-]|[^\n:.]+: )/g, ' ')
  const sentences = sentencesOf(text, language)
  expect(sentences.length).toBeGreaterThan(3)
  expect(sentences.filter((sentence) => wordsOf(sentence).length > MOST_WORDS)).toEqual([])
})
