import { expect, test } from 'vitest'
import { guideIn, readingFor } from '#contracts/forms/further-reading.ts'
import { LANGUAGES } from '#contracts/values/language.ts'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { articleFiles } from '#tests/support/source-texts.ts'

test('Each suggested guide exists in each language and fits the answers', () => {
  expect(readingFor('individual', { who: 'degree_list', goal: 'work' }) ?? readingFor(null)).toBeNull()
  const goals = ['bring', 'search', 'german', ''].map((goal) => ({ who: goal ? 'doctor' : 'nurse', goal }))
  const readings = [readingFor('business'), ...goals.map((answers) => readingFor('individual', answers))]
  const guides = readings.flatMap((guide) => guide ?? [])
  const paths = guides.flatMap((guide) => LANGUAGES.map((to) => localizedPath(guideIn(guide, to).path, to)))
  const written = articleFiles().map(({ page, language }) => localizedPath(`/information/${page}`, language))
  expect(paths.filter((path) => !written.includes(path))).toEqual([])
  const labelled = guides.filter(({ label }) => label.tr).map(({ path }) => path)
  expect(guides.map(({ path }) => path).filter((path) => languagesOf(path).includes('tr'))).toEqual(labelled)
})
