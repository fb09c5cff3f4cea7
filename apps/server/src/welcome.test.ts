import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { runProgram } from './testing/run-program.ts'
import { startTestServer } from './testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('the output of a start stays the last one in a terminal while the product is used', async () => {
  const port = await freePort()
  const server = await runProgram('main.ts', testServer, {
    NODE_ENV: 'development',
    LOG_LEVEL: '',
    PORT: String(port),
  })
  onTestFinished(server.kill)
  const welcome = server.output()
  expect(welcome).toContain(`serves port ${port}.`)
  for (const path of ['/health/ready', '/login', '/api/openapi.json', '/nowhere'])
    expect((await fetch(`http://localhost:${port}${path}`)).status, path).not.toBe(500)
  expect(await server.stop()).toBe(0)
  expect(server.output()).toBe(welcome)
})
