import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The folders of `src` that the files of a folder import from, of those that the pattern names. */
function importedBy(folder: string, named: RegExp): string[] {
  const code = globSync(`${folder}/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'))
  return [...new Set([...code.join('\n').matchAll(named)].map(([, from]) => String(from)))]
}

const asked = globSync('src/routes/*.tsx').flatMap((file) => {
  const [, names] = /pageMessages\(([^)]+)\)/.exec(readFileSync(file, 'utf8')) ?? []
  return names ? [names.split(',').map((name) => name.trim().replaceAll("'", ''))] : []
})

test.each(asked)(
  'the route of %s asks for the texts of the flow that stands on it, and of the form if the flow has one',
  (page, ...beside) => {
    const flows = importedBy(`src/pages/${page}`, /from '#src\/(flows\/[\w-]+)\//g)
    const forms = flows.flatMap((flow) =>
      importedBy(`src/${flow}`, /from '#src\/(forms)\/(?:inquiry-)?form\.tsx'/g),
    )
    expect(
      beside,
      `src/routes: pageMessages('${page}', …) names the folders whose texts stand on it`,
    ).toEqual([...flows, ...forms])
  },
)
