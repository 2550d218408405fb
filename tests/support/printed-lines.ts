import { inflateSync } from 'node:zlib'

/** Returns the number of lines on each page of a PDF: the distinct vertical positions of its text. */
export function printedLines(pdf: Buffer): number[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const object = text.indexOf(`\n${id} 0 obj`)
    const length = Number(/\/Length (\d+)/.exec(text.slice(object, object + 200))?.[1])
    const start = text.indexOf('stream\n', object) + 'stream\n'.length
    const operators = inflateSync(pdf.subarray(start, start + length)).toString('latin1')
    return new Set([...operators.matchAll(/(\S+) Tm\b/g)].map(([, height]) => height)).size
  })
}
