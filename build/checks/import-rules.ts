import { writeFileSync } from 'node:fs'

interface Room {
  files: string[]
  /** Message for a forbidden import. */
  rule: string
  /** Permitted folders and files, in addition to the files in the same folder. */
  may: string[]
  /** Folders and files that are forbidden although `may` permits them. */
  never?: string[]
  /** Permitted libraries. By default all; in `src`, all but those that need a server. */
  libraries?: string[]
}

const EVERYTHING = '#*/**'
/** The languages of the site, and the addresses of its pages in them. */
const LANGUAGE = ['#contracts/values/{language,page-address,path-language}.ts']

/**
 * Permitted imports by folder. The last row that matches a file applies. `npm run rules` writes the rows as Biome's
 * `noRestrictedImports`, which overlooks `import('…').Type` and template strings in `import()`.
 */
export const ROOMS: readonly Room[] = [
  { files: ['contracts/values/**'], rule: 'Values import zod only.', may: [], libraries: ['zod', 'zod/**'] },
  {
    files: ['contracts/calls/**'],
    rule: 'Calls import zod and values only.',
    may: ['#contracts/values/**'],
    libraries: ['zod', 'zod/**'],
  },
  {
    files: ['contracts/forms/**'],
    rule: 'Forms import zod, values and calls only.',
    may: ['#contracts/values/**', '#contracts/calls/**'],
    libraries: ['zod', 'zod/**'],
  },
  {
    files: ['contracts/tables/**'],
    rule: 'Tables import the files beside them only.',
    may: [],
    libraries: [],
  },
  {
    files: ['contracts/plan/**'],
    rule: 'Plans import tables and the files beside them only.',
    may: ['#contracts/tables/**'],
    libraries: [],
  },
  {
    files: ['machines/**'],
    rule: 'Machines import xstate and contracts only.',
    may: ['#contracts/**'],
    libraries: ['xstate'],
  },
  {
    files: ['mocks/**'],
    rule: 'Mocks import msw, Node, contracts and machines only.',
    may: ['#contracts/**', '#machines/**'],
    libraries: ['msw', 'msw/**', 'virtual:msw', 'node:*', 'node:*/**', 'xstate'],
  },
  {
    files: ['functions/**'],
    rule: 'Functions import their libraries and contracts only.',
    may: ['#functions/**', '#contracts/**'],
  },
  {
    files: ['functions/{web,mail,days,emails}/**'],
    rule: 'Calls know web, mail, days and emails; none of these knows calls or adapters.',
    may: ['#contracts/**', '#functions/*.ts', '#functions/days/**', '#functions/emails/**'],
  },
  {
    files: ['build/**', 'infra/**', 'local/**'],
    rule: 'Nothing imports tests.',
    may: [EVERYTHING],
    never: ['#tests/**'],
  },
  {
    files: ['tests/**'],
    rule: 'Write "./file" in the same folder, "#folder/file" elsewhere.',
    may: [EVERYTHING],
  },
  {
    files: ['src/{site,browser}/**'],
    rule: 'What the whole site is made of knows contracts only.',
    may: ['#contracts/**'],
  },
  {
    files: ['src/app/**'],
    rule: 'The app starts the site: it knows routes, texts and content.',
    may: ['#contracts/**', '#src/**'],
    never: ['#src/dev/**'],
  },
  {
    files: ['src/routes/**'],
    rule: 'Routes are thin: they name pages, texts and heads.',
    may: [
      ...['#src/pages/**', '#src/layout/**', '#src/content/**'],
      ...['#src/site/i18n.ts', '#src/site/seo.ts', '#src/site/site.ts', ...LANGUAGE],
    ],
  },
  {
    files: ['src/pages/**'],
    rule: 'Pages use flows, forms, ui, content and the files beside them; a page knows no other page.',
    may: [
      ...['#contracts/**', '#machines/**', '#src/site/**', '#src/browser/**', '#src/flows/**'],
      ...['#src/forms/**', '#src/ui/**', '#src/content/**', '#src/illustrations/**'],
    ],
  },
  {
    files: ['src/flows/**'],
    rule: 'Flows use their machine, forms, ui, content and the files beside them; a flow knows no other flow.',
    may: [
      ...['#contracts/**', '#machines/**', '#src/site/**', '#src/browser/**', '#src/content/**'],
      ...['#src/forms/**', '#src/ui/**', '#src/illustrations/**'],
    ],
  },
  {
    files: ['src/forms/**'],
    rule: 'Forms use ui, the queue and the files beside them.',
    may: ['#contracts/**', '#machines/**', '#src/queue/**', '#src/ui/**', '#src/site/**', '#src/browser/**'],
  },
  {
    files: ['src/queue/**'],
    rule: 'The queue knows the calls and the storage, and no page.',
    may: ['#contracts/**', '#machines/**', '#src/site/**', '#src/browser/**'],
  },
  {
    files: ['src/ui/**'],
    rule: 'ui knows no flow, no page and no layout.',
    may: [
      ...['#src/ui/**', '#src/content/**', '#src/illustrations/**'],
      ...['#src/site/site.ts', ...LANGUAGE],
    ],
  },
  {
    files: ['src/layout/**'],
    rule: 'The layout uses ui, content and the files beside them; flows only by a dynamic import.',
    may: [
      ...[
        '#src/flows/**',
        '#src/ui/**',
        '#src/content/**',
        '#src/illustrations/**',
        '#src/site/**',
        '#src/browser/**',
        ...LANGUAGE,
      ],
    ],
  },
  {
    files: ['src/content/**'],
    rule: 'Content knows the files beside it, and nothing that is drawn with it.',
    may: [
      ...['#src/content/**', '#src/illustrations/**'],
      ...['#src/browser/{storage,stored-forms}.ts', '#src/site/site.ts', ...LANGUAGE],
      ...['#contracts/tables/**', '#contracts/plan/**', '#contracts/values/date-format.ts'],
    ],
  },
  {
    files: ['src/dev/**'],
    rule: 'Development knows the site and its mocks.',
    may: ['#contracts/**', '#machines/**', '#mocks/**', '#src/**'],
  },
  {
    files: ['src/dev/panel/**'],
    rule: 'The panel knows React, XState and the files beside it, and nothing of the site.',
    may: ['#src/dev/panel/attach.tsx', '#mocks/example.ts'],
    libraries: ['react', 'react-dom/**', 'xstate', 'xstate/**', '@mermaid-js/tiny/**'],
  },
]

/** Imports from other folders. The `may` of a room contains only paths with `#`, so relative imports stay forbidden. */
const ELSEWHERE = [EVERYTHING, '../**', './*/**']

const SERVER_ONLY = ['@azure/**', 'node:*']

function forbiddenImports({ files, libraries }: Room): string[] {
  if (libraries) return ['**', '!./*', ...libraries.map((name) => `!${name}`)]
  return files[0]?.startsWith('src/') ? [...ELSEWHERE, ...SERVER_ONLY] : ELSEWHERE
}

const override = (room: Room) => {
  const { may, never = [] } = room
  const group = [...forbiddenImports(room), ...may.map((path) => `!${path}`), ...never]
  const patterns = [{ message: room.rule, group }]
  const noRestrictedImports = { level: 'error', options: { patterns } }
  return { includes: room.files, linter: { rules: { style: { noRestrictedImports } } } }
}

export const importRules = (): string => `${JSON.stringify({ overrides: ROOMS.map(override) }, null, 2)}\n`

if (import.meta.main) writeFileSync('build/checks/import-rules.json', importRules())
