import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TEXTS_BESIDE } from '#src/app/texts-beside.ts'

/** The folders of `src` that the files of a folder import from, of those that the pattern names. */
function importedBy(folder: string, named: RegExp): string[] {
  const code = globSync(`${folder}/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'))
  return [...new Set([...code.join('\n').matchAll(named)].map(([, from]) => String(from)))]
}

test('a page brings the texts of the flow that stands on it, and of the form if the flow has one', () => {
  // The tools' words come with the law.
  const pages = globSync('src/pages/*').filter((folder) => existsSync(`${folder}/locales`))
  const beside = pages.map((folder) => {
    const flows = importedBy(folder, /from '#src\/(flows\/[\w-]+)\//g)
    const forms = flows.flatMap((flow) => importedBy(`src/${flow}`, /from '#src\/(forms)\/form\.tsx'/g))
    return [folder.replace('src/pages/', ''), [...flows, ...forms]] as const
  })
  expect(Object.fromEntries(beside.filter(([, folders]) => folders.length > 0))).toEqual(TEXTS_BESIDE)
})
