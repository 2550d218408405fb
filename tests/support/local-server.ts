import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '#local/server.ts'

export async function withServer<T>(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = await listen(async (request, response) => answer(request, response), 0)
  return use(server.origin).finally(() => server.close())
}
