import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { getBackupStateAsAdmin } from '@wohlauf/contract/administration/administration-backups'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { openPlace } from '../../platform/backup/place.ts'
import { makeBackupSchedule, verifyBackupSchedule } from '../../platform/backup/schedules.ts'
import { readConfig } from '../../platform/base/config/config.ts'
import { startBucketServer } from '../../testing/files/bucket-server.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeRecordedBackup } from './backup-service.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const bucket = await startBucketServer()
const identity = await generateX25519Identity()
const { S3_BUCKET, ...service } = bucket.environment
const BACKUP_TO = `s3://${S3_BUCKET}/daily`
const environment = {
  BACKUP_TO,
  BACKUP_RECIPIENT: await identityToRecipient(identity),
  BACKUP_IDENTITY: identity,
  BACKUP_AT: '03:10',
  BACKUP_MONTHS: '2',
  ...Object.fromEntries(Object.entries(service).map(([name, value]) => [`BACKUP_${name}`, value])),
}
const testServer = await startTestServer({ environment })
const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testServer.secretKey, ...environment })
const { adminPool, adminUrl, clock, services } = testServer
const elsewhere = mkdtempSync(join(tmpdir(), 'wohlauf-elsewhere-'))
clock.set('2026-11-30T12:00:00Z')
afterAll(async () => {
  await testServer.stop()
  await bucket.stop()
  rmSync(elsewhere, { recursive: true, force: true })
})

const runs = async () => {
  const { rows } = await adminPool.query<{ kind: string; is_done: boolean; problem: string | null }>(
    'SELECT kind, is_done, problem FROM backup_run ORDER BY started_at, kind',
  )
  return rows.map(({ kind, is_done, problem }) => [kind, is_done, problem])
}
const tick = async () => {
  for (const schedule of [makeBackupSchedule, verifyBackupSchedule])
    expect(await testServer.runSchedule(schedule)).toMatchObject({ failed: 0 })
}

test('one backup a day is made in a bucket and restored to check it, until the place is unreachable', async () => {
  await tick()
  const first = [
    ['BACKUP', true, null],
    ['VERIFICATION', true, null],
  ]
  expect(await runs()).toEqual(first)
  await tick()
  expect(await runs()).toEqual(first)

  const place = await openPlace(BACKUP_TO, config)
  for (let day = 1; day < 8; day += 1)
    await place.writeArchive(new Date(clock.now().getTime() + day * DAY_MS), Readable.from(['older']))
  clock.advance(8 * DAY_MS)
  expect(await testServer.runSchedule(makeBackupSchedule)).toMatchObject({ failed: 0 })
  const archives = bucket.keys().filter((key) => key !== 'daily/place.json')
  const days = archives.map((key) => /^daily\/archives\/wohlauf-2026-(\S{5})t\S+\.age$/.exec(key)?.[1])
  // The last backup of November, and each of the last seven days.
  expect(days).toEqual(['11-30', '12-02', '12-03', '12-04', '12-05', '12-06', '12-07', '12-08'])

  const before = (await runs()).length
  await bucket.close()
  clock.advance(DAY_MS)
  await tick()
  clock.advance(HOUR_MS / 2)
  await tick()
  const failed = [
    'BACKUP',
    false,
    expect.stringMatching(
      /^The place of the backups, s3:\/\/wohlauf\/daily, cannot be used: connect ECONNREFUSED/,
    ),
  ]
  expect((await runs()).slice(before)).toEqual([failed])
  clock.advance(HOUR_MS)
  await tick()
  expect((await runs()).slice(before)).toEqual([failed, failed])
})

test("a backup made elsewhere by hand neither ends the schedule's attempts nor hides the reported failure", async () => {
  const source = { ...config, adminUrl, files: services.storage }
  const { platformPool } = services
  clock.advance(60_000)
  const byHand = await makeRecordedBackup(source, { platformPool, to: elsewhere }, clock.now())
  expect(byHand).toMatchObject({ isDone: true, problem: null })
  const before = (await runs()).length
  clock.advance(HOUR_MS)
  await tick()
  expect((await runs()).slice(before)).toEqual([['BACKUP', false, expect.any(String)]])

  clock.advance(HOUR_MS / 2)
  await makeRecordedBackup(source, { platformPool, to: elsewhere }, clock.now())
  const admin = { token: await testServer.signInAdmin(await testServer.createAdmin()) }
  const { body } = await testServer.call(getBackupStateAsAdmin, {}, admin)
  expect(body).toMatchObject({
    backedUpAt: '2026-12-08T12:00:00.000Z',
    failedAt: new Date(clock.now().getTime() - HOUR_MS / 2).toISOString(),
  })
})
