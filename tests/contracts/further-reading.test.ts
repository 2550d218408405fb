import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guideIn, readingFor } from '#contracts/forms/further-reading.ts'

test('Each suggested guide exists in each language and fits the answers', () => {
  expect([readingFor('individual', { who: 'degree_list', goal: 'work' }), readingFor(null)]).toEqual([[], []])
  const goals = ['bring', 'search', 'german', ''].map((goal) => ({ who: goal ? 'doctor' : 'nurse', goal }))
  const guides = [...readingFor('business'), ...goals.flatMap((answers) => readingFor('individual', answers))]
  const paths = guides.flatMap((guide) =>
    (['en', 'de', 'tr'] as const).map((to) => `${guideIn(guide, to).path}.${to}`),
  )
  const files = paths.map((path) => path.replace('/information/', 'src/content/articles/'))
  // If a guide has no Turkish file, its link leads to the English version.
  const missing = files.filter((file) => !existsSync(`${file}.mdx`))
  expect(missing.map((file) => file.replace(/.*\//, ''))).toEqual([
    'work-visa-germany-2025.tr',
    'job-seeker-visa-vs-blue-card.tr',
    'language-course-visa-germany.tr',
  ])
})
