import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { runToEnd } from '../testing/run-to-end.ts'
import { startTestServer } from '../testing/test-server.ts'

const testServer = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-away-'))
afterAll(async () => {
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})
const identity = await generateX25519Identity()
const recipient = await identityToRecipient(identity)
const nobody = `127.0.0.1:${await freePort()}`
await testServer.createApp({ host: 'eins.test' })

const away = {
  S3_ENDPOINT: `http://${nobody}`,
  S3_REGION: 'eu',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
}
const backupsAway = Object.fromEntries(Object.entries(away).map(([name, value]) => [`BACKUP_${name}`, value]))
const filesAway = { ...away, S3_BUCKET: 'wohlauf' }
const databaseAway = { DATABASE_URL: `postgres://postgres@${nobody}/wohlauf` }

const run = (command: string, settings: Record<string, string>) => {
  const [file = '', ...args] = command.split(' ')
  return runToEnd(`cli/${file}`, args, {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: testServer.adminUrl,
    SECRET_KEY: testServer.secretKey,
    BACKUP_IDENTITY: identity,
    ...settings,
  })
}

const PLACE =
  /^(No backup was made: )?The place of the backups, s3:\/\/backups\/one, cannot be used: connect ECONNREFUSED .*\n$/
const FILES = /^The file storage cannot be used: connect ECONNREFUSED .*\n$/
const DATABASE = /^The database at 127\.0\.0\.1:\d+ cannot be reached.* Check .*\n$/

test.each([
  ['restore.ts s3://backups/one', backupsAway, PLACE],
  ['backup.ts s3://backups/one', { ...backupsAway, BACKUP_RECIPIENT: recipient }, PLACE],
  ['app-delete.ts eins.test --with-all-data', filesAway, FILES],
  ['app-delete.ts eins.test --with-all-data', { ...backupsAway, BACKUP_TO: 's3://backups/one' }, PLACE],
  ['jobs.ts failed', databaseAway, DATABASE],
  ['secret-key-rotate.ts', databaseAway, DATABASE],
])('%s reports in one sentence what is unreachable, and changes nothing', async (command, settings, says) => {
  const { code, output, errorOutput } = await run(command, settings)
  expect([code, output]).toEqual([1, ''])
  expect(errorOutput).toMatch(says)
  expect(errorOutput.trim().split('\n')).toHaveLength(1)
  expect((await testServer.adminPool.query('SELECT host, is_in_maintenance FROM app')).rows).toEqual([
    { host: 'eins.test', is_in_maintenance: false },
  ])
})
