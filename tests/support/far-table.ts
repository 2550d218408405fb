import { setTimeout } from 'node:timers/promises'
import { listen } from '#local/server.ts'
import { FORMS } from './bodies.ts'

/** The month of its leads. */
export const MONTH = '2026-11'
const OTHER_PARTITION = new RegExp(`PartitionKey eq '(?!${MONTH}')`)

export interface FarTable {
  connectionString: string
  stop(): void
}

/**
 * A table service at the end of a slow line: it holds so many large leads of one month and nothing else, and takes
 * its time for each page. What it holds is made up while it is read, so that its size costs a test nothing.
 */
export async function startFarTable({ leads, pageMs }: { leads: number; pageMs: number }): Promise<FarTable> {
  const server = await listen(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const filter = searchParams.get('$filter') ?? ''
    const isOfLeads = !OTHER_PARTITION.test(filter) && !/addressId|'[^l']:/.test(filter)
    const first = Number(searchParams.get('NextRowKey') ?? 0)
    const next = Math.min(first + Number(searchParams.get('$top')), isOfLeads ? leads : 0)
    await setTimeout(pageMs)
    response.writeHead(200, {
      'content-type': 'application/json;odata=minimalmetadata',
      ...(isOfLeads &&
        next < leads && {
          'x-ms-continuation-nextpartitionkey': MONTH,
          'x-ms-continuation-nextrowkey': String(next),
        }),
    })
    const value = Array.from({ length: next - first }, (_, index) => lead(first + index))
    response.end(JSON.stringify({ value }))
  }, 0)
  return {
    connectionString: `DefaultEndpointsProtocol=http;AccountName=far;AccountKey=${btoa('key')};TableEndpoint=${server.origin}/far;`,
    stop: () => server.close(),
  }
}

/** A lead of more than a kilobyte. */
const lead = (count: number) => ({
  PartitionKey: MONTH,
  RowKey: `l:${String(count).padStart(8, '0')}`,
  ...FORMS.contact,
  message: `${count} `.padEnd(1_000, 'x'),
  reference: `IS-${count}`,
  receivedAt: '2026-11-22T10:00:00Z',
  'receivedAt@odata.type': 'Edm.DateTime',
})
