import { once } from 'node:events'
import { createServer as createHttpServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'

const NONCE = 'bm9uY2U='
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${NONCE}'`

/** A server behind Vite: its answer names the request's host and address. */
const server = createHttpServer(({ url, headers: { host } }, response) => {
  response.setHeader('content-security-policy', POLICY)
  response.writeHead(url === '/nowhere' ? 404 : 200, { 'content-type': 'text/html' })
  response.end(`<!doctype html><html><head><title>${host} ${url}</title></head><body></body></html>`)
}).listen(0, 'localhost')
await once(server, 'listening')
process.env.DEV_SERVER_PORT = String((server.address() as AddressInfo).port)
const { default: config } = await import('./vite.dev.config.ts')
const vite = await createServer({
  ...config,
  configFile: false,
  server: { ...config.server, port: 0, strictPort: false, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
})
await vite.listen()
const { port } = (vite.httpServer?.address() as AddressInfo | null) ?? { port: 0 }
afterAll(async () => {
  await vite.close()
  server.close()
})

const ask = async (path: string) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: 'bewegung.localhost:3000' }
    get({ host: 'localhost', port, path, headers }, resolve).once('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('a document is the one that the server fills for the host, with Vite’s client under its policy', async () => {
  const { status, headers, body } = await ask('/module?x=1')
  expect([status, body]).toEqual([
    200,
    expect.stringContaining('<title>bewegung.localhost:3000 /module?x=1<'),
  ])
  expect(body).toContain(`src="/@vite/client" nonce="${NONCE}"`)
  expect(body).not.toContain('__NONCE__')
  expect(headers['content-security-policy']).toBe(
    POLICY.replace("script-src 'self'", `script-src 'self' 'nonce-${NONCE}'`),
  )
  expect((await ask('/nowhere')).status).toBe(404)
})

test('calls go to the server unchanged', async () => {
  const { headers, body } = await ask('/api/openapi.json')
  expect(body).toContain('<title>bewegung.localhost:3000 /api/openapi.json<')
  expect([headers['content-security-policy'], body.includes('@vite')]).toEqual([POLICY, false])
})
