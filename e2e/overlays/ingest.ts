import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** One item of an envelope: its type and its content. */
export type ReportedItem = { type: string; content: Record<string, unknown> }

/** An envelope is lines of JSON: its header, then a header and a content for each item. */
const readEnvelope = (text: string): ReportedItem[] => {
  const [, ...lines] = text.split('\n').filter((line) => line !== '')
  const items: ReportedItem[] = []
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const { type } = JSON.parse(lines[at] ?? '') as { type: string }
    items.push({ type, content: JSON.parse(lines[at + 1] ?? '') as Record<string, unknown> })
  }
  return items
}

/** Receives error reports like Sentry's ingest endpoint, on this machine. */
export const startIngest = async () => {
  const items: ReportedItem[] = []
  const raw: string[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'POST' && request.url?.startsWith('/api/7/envelope/?')) {
      const text = String(await buffer(request))
      raw.push(text)
      items.push(...readEnvelope(text))
    }
    response.end('{}')
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    dsn: `http://publickey@localhost:${port}/7`,
    items: (type: string) => items.filter((item) => item.type === type).map(({ content }) => content),
    /** All received text, unparsed. */
    raw: () => raw.join('\n'),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
