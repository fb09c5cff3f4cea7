import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { runProgram } from '../testing/run-program.ts'
import { startTestServer } from '../testing/test-server.ts'

const SECRET = 'geheim7c41'
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: object[] }

const testServer = await startTestServer()
const bodies: string[] = []
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  bodies.push(body)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
afterAll(async () => {
  receiver.close()
  await testServer.stop()
})

const spans = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body).resourceSpans as { scopeSpans: { spans: Span[] }[] }[]).flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )

test('a request is a span with its statements as children, without anything that was sent', async () => {
  const app = await testServer.createApp()
  const { emailAddress } = await testServer.createUser({ app, emailAddress: `${SECRET}@demo.example` })
  const port = await freePort()
  const program = await runProgram('main.ts', testServer, {
    PORT: String(port),
    HOST: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  })
  const answer = await fetch(`http://127.0.0.1:${port}${login.path}?x=${SECRET}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': SECRET },
    body: JSON.stringify({ emailAddress, password: SECRET }),
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  // Ending sends the waiting spans.
  expect(await program.stop()).toBe(0)
  const request = spans().find(({ name }) => name === login.name)
  expect(request).toBeDefined()
  const children = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(children.length).toBeGreaterThan(0)
  for (const { name, traceId } of children) {
    expect(name).toMatch(/^database [\w-]+$/)
    expect(traceId).toBe(request?.traceId)
  }
  for (const body of bodies)
    for (const secret of [SECRET, app.appId, '127.0.0.1']) expect(body).not.toContain(secret)
})
