import { expect, test } from 'vitest'
import { elementsNamed } from '#build/articles/elements.ts'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { sampleMails } from '#tests/support/sample-mails.ts'
import { proseOf, sentencesOf, wordsOf } from '#tests/support/sentences.ts'

const WORDS_AT_MOST = 20

test.each(readArticles(ARTICLES))(
  'the summaries and checklists of $file have 20 words a sentence at most',
  (article) => {
    const boxes = elementsNamed(article.tree, 'InShort', 'Checklist')
    expect(boxes.length).toBeGreaterThan(0)
    expect(boxes.flatMap((box) => tooLong(proseOf(box), article.language))).toEqual([])
  },
)

test.each(sampleMails())(
  'the mail $name in $language has 20 words a sentence at most',
  ({ language, mail }) => {
    // Lines such as "Reference: IS-…" do not form a sentence.
    const text = mail.text.replaceAll(/(?<=\S)\n(?![\s-]|[^\n:.]+: )/g, ' ')
    expect(sentencesOf(text, language).length).toBeGreaterThan(3)
    expect(tooLong(text, language)).toEqual([])
  },
)

const tooLong = (text: string, language: string): string[] =>
  sentencesOf(text, language).filter((sentence) => wordsOf(sentence).length > WORDS_AT_MOST)
