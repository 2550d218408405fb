import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readArticles } from '#build/articles/files.ts'
import { entriesFor } from '#build/articles/plugin.ts'
import { searchIndex } from '#build/articles/search.ts'
import { changeFeeds } from '#build/site/change-feed.ts'
import { LOCALES } from '#src/site/locale.ts'
import { repositoryCopy } from './repository-copy.ts'

/**
 * Builds the whole site with each of `counts` synthetic articles more, in a copy of the project.
 *
 * @returns seconds of each build, the first without any synthetic article
 */
export function buildTimes(counts: readonly number[]): number[] {
  const copy = repositoryCopy()
  try {
    let written = 0
    return [0, ...counts].map((count) => {
      for (; written < count; written += 1) {
        const file = path.join(copy.folder, `src/content/articles/synthetic-${written}.en.mdx`)
        writeFileSync(file, syntheticArticle(written))
      }
      const started = performance.now()
      const { status, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
        cwd: copy.folder,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`The build with ${count} synthetic articles failed:\n${stderr}`)
      return (performance.now() - started) / 1000
    })
  } finally {
    copy.remove()
  }
}

/**
 * Reads `count` synthetic articles and makes of them what every build makes: lists, the search index and the feeds.
 *
 * @returns milliseconds an article, in the quickest of `runs`
 */
export function articleTime(count: number, runs: number): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'articles-'))
  try {
    for (let number = 0; number < count; number += 1)
      writeFileSync(path.join(folder, `synthetic-${number}.en.mdx`), syntheticArticle(number))
    const times = Array.from({ length: runs }, () => {
      const started = performance.now()
      const files = readArticles(folder)
      for (const locale of LOCALES) searchIndex(entriesFor(files, locale), files)
      changeFeeds(files)
      return performance.now() - started
    })
    return Math.min(...times) / count
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** About 600 words with what a real article has. The one title keeps the drawing of pictures out of the figure. */
function syntheticArticle(number: number): string {
  const chapters = Array.from(
    { length: 6 },
    (_, chapter) => `## Chapter ${chapter}\n\n${'Some words about a visa and a permit. '.repeat(12)}\n`,
  )
  return `---
id: synthetic-${number}
title: A synthetic article
description: A description of a synthetic article that is as long as descriptions are, which is more than one hundred characters.
excerpt: An excerpt.
category: individuals
tags: [Tag ${number % 40}, Tag ${number % 7}]
published: 2026-01-01
updated: 2026-01-01
readTime: 3
featured: false
translated: false
backLink: /individuals
---

<InShort>

- A summary with <Fact name="blueCardSalary" />.

</InShort>

${chapters.join('\n')}
| One | Two |
| --- | --- |
| a | b |

<Faq question="Is this real?">

No.

</Faq>
`
}
