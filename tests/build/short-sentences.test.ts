import { expect, test } from 'vitest'
import { sentencesOf, wordsOf } from '#build/articles/sentences.ts'
import { sampleMails } from '#tests/support/sample-mails.ts'

const MOST_WORDS = 20

test.each(sampleMails())('the mail $name has at most 20 words a sentence', ({ language, mail }) => {
  // Lines such as "Reference: IS-…" do not form a sentence.
  const text = mail.text.replaceAll(/(?<=\S)\n(?![\s-]|[^\n:.]+: )/g, ' ')
  const sentences = sentencesOf(text, language)
  expect(sentences.length).toBeGreaterThan(3)
  expect(sentences.filter((sentence) => wordsOf(sentence).length > MOST_WORDS)).toEqual([])
})
