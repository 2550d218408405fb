import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'docs/decisions'
export const INDEX = `${FOLDER}/README.md`

/** A decision record: number, title and status from its first lines. */
export interface DecisionRecord {
  /** Within the folder of the records. */
  file: string
  /** `0003 Node 24 comes with the dependencies` */
  title: string
  /** Null where the record says none of it. */
  head: { status: string; day: string; changed: string | undefined; by: string | undefined } | null
}

const TITLE = /^# (\d{4} .+)$/m
/** `**Superseded** by [0059](0059-….md), 2026-11-21; changed 2026-11-22.` */
const HEAD =
  /^\*\*(Accepted|Superseded)\*\*(?: by (\[.+?\]\(.+?\)))?, (\d{4}-\d\d-\d\d)(?:; changed (\d{4}-\d\d-\d\d))?\.$/m

/** Every record, in the order of the numbers. */
export const decisionRecords = (): DecisionRecord[] =>
  globSync(`${FOLDER}/[0-9]*.md`)
    .toSorted()
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      const [, title = file] = TITLE.exec(text) ?? []
      const [, status, by, day, changed] = HEAD.exec(text) ?? []
      return {
        file: path.basename(file),
        title,
        head: status && day ? { status, day, changed, by } : null,
      }
    })

const row = ({ file, title, head }: DecisionRecord) => {
  const status = [head?.status.toLowerCase(), head?.by && `by ${head.by}`].filter(Boolean).join(' ')
  return `| [${title.slice(0, 4)}](${file}) | ${title.slice(5)} | ${status} | ${head?.changed ?? head?.day} |`
}

/** The page that lists the records. */
export const recordsIndex = (records: readonly DecisionRecord[]): string => `# Decisions

Why things are as they are: one short record a decision, with what it was for, what was decided, and what follows. How things work stands in [docs](..), by task. A decision that no longer holds is marked as superseded, with what took its place; one that only became more exact carries the day of its last change. \`npm run records\` writes this page.

| record | decision | status | last change |
| --- | --- | --- | --- |
${records.map(row).join('\n')}

A new record takes the next free number. Numbers were given out ahead to several hands, so some were never used. Some records told how something works, and have become part of a page: 0015, 0049, 0057 and 0059 of [testing](../testing.md), 0053 and 0054 of [developing](../development.md), 0001, 0002, 0017, 0045 and 0060 to 0062 of [how a page arrives](../how-a-page-arrives.md), 0047, 0050 and 0052 of [design](../design.md).
`

if (import.meta.main) writeFileSync(INDEX, recordsIndex(decisionRecords()))
