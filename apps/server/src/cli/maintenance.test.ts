import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getModules } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { runToEnd } from '../testing/run-to-end.ts'
import { startTestServer } from '../testing/test-server.ts'

const testServer = await startTestServer()
const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-maintenance-'))
afterAll(async () => {
  await testServer.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const app = await testServer.createApp({ host: 'eins.test', title: 'Eins' })
await testServer.createApp({ host: 'zwei.test', title: 'Zwei' })

const OWN_DATABASE = { DATABASE_URL: testServer.adminUrl, SECRET_KEY: testServer.secretKey }

const run = (args: string[], environment: Record<string, string> = OWN_DATABASE) =>
  runToEnd('cli/maintenance.ts', args, { DATA_DIR: dataDir, ...environment })
const status = async () => (await testServer.call(getModules, {}, { host: app.host })).status

test('prints which apps are in maintenance now, and which are not', async () => {
  const one = await run(['on', 'eins.test'])
  expect(one).toEqual({ code: 0, output: 'In maintenance:\n  Eins (eins.test)\n', errorOutput: '' })
  expect(await status()).toBe(503)
  const all = await run(['off'])
  expect(all.output).toBe('Out of maintenance:\n  Eins (eins.test)\n  Zwei (zwei.test)\n')
  expect(await status()).toBe(401)
})

test.each([
  { given: 'a host that no app has', args: ['on', 'drei.test'], says: 'No app has the host "drei.test".\n' },
  { given: 'nothing', args: [], says: /^Use "npm run maintenance -- on" or "off".*\n$/ },
  { given: 'another word', args: ['an'], says: /^Use "npm run maintenance/ },
  { given: 'too much', args: ['on', 'eins.test', 'zwei.test'], says: /^Use "npm run maintenance/ },
])('given $given, it prints a message and changes nothing', async ({ args, says }) => {
  const { code, output, errorOutput } = await run(args)
  expect([code, output]).toEqual([1, ''])
  expect(errorOutput).toMatch(says)
  expect(await status()).toBe(401)
})

test('without a running database it prints a message', async () => {
  const nowhere = await run(['on'], {})
  expect([nowhere.code, nowhere.errorOutput]).toEqual([
    1,
    expect.stringMatching(/^No database runs in ".*".*\n$/),
  ])
  const away = await run(['on'], { ...OWN_DATABASE, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
  expect([away.code, away.errorOutput]).toEqual([
    1,
    'The database at 127.0.0.1:9 cannot be reached. Check that it runs.\n',
  ])
})
