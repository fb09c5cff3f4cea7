import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { updatePlacesSchedule } from '../../platform/backup/copy-tombstones-job.ts'
import { openPlace } from '../../platform/backup/place.ts'
import { readConfig } from '../../platform/base/config/config.ts'
import { createEmptyDatabases } from '../../testing/database/empty-databases.ts'
import { startBucketServer } from '../../testing/files/bucket-server.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { runToEnd } from '../../testing/run-to-end.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { runRestore } from './run-restore.ts'

const HOUR_MS = 60 * 60_000
const bucket = await startBucketServer()
const { S3_BUCKET, ...service } = bucket.environment
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-places-'))
const identity = await generateX25519Identity()
// BACKUP_TO is not set: each place is passed as an argument.
const SETTINGS = {
  BACKUP_RECIPIENT: await identityToRecipient(identity),
  BACKUP_IDENTITY: identity,
  ...Object.fromEntries(Object.entries(service).map(([name, value]) => [`BACKUP_${name}`, value])),
}
const testServer = await startTestServer({ environment: SETTINGS })
const { adminPool, clock, secretKey } = testServer
const databases = createEmptyDatabases(testServer)
afterAll(async () => {
  await databases.drop()
  await testServer.stop()
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})
// The commands use the machine's clock.
clock.set(new Date())

const settingsFor = (url: string) => ({
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: url,
  SECRET_KEY: secretKey,
  NODE_ENV: 'test',
  ...SETTINGS,
})
const command = async (file: string, args: string[], url = testServer.adminUrl) => {
  const { code, output, errorOutput } = await runToEnd(`cli/${file}`, args, settingsFor(url))
  return { code, text: `${output}${errorOutput}` }
}
const backUp = async (place: string) => {
  const { code, text } = await command('backup.ts', [place])
  expect([code, text]).toEqual([0, expect.stringContaining(` is in ${place}: `)])
  return `${place}/archives/${/wohlauf-\S+\.age/.exec(text)?.[0]}`
}
const deletePerson = async ({ as }: Learner) => {
  expect((await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as)).status).toBe(200)
  await testServer.runJobs()
}
const peopleIn = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ id: string }>('SELECT id FROM app_user')).rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}
const outdated = async () => {
  const { rows } = await adminPool.query(
    'SELECT address, problem FROM backup_place WHERE problem IS NOT NULL',
  )
  return rows
}

const disk = join(folder, 'disk')
const cloud = `s3://${S3_BUCKET}/backups`
const [before, between, after, later, remaining] = [
  await createLearner(testServer),
  await createLearner(testServer),
  await createLearner(testServer),
  await createLearner(testServer),
  await createLearner(testServer),
]
await deletePerson(before)
await backUp(disk)
await deletePerson(between)
const second = await backUp(cloud)
await deletePerson(after)

test.each([
  ['the place of the first backup', disk, 2],
  ['the second backup', second, 1],
])(
  'a person deleted before, between or after two backups stays deleted when %s is restored',
  async (_, address, deletedAgain) => {
    const url = await databases.create()
    const { code, text } = await command('restore.ts', [address], url)
    expect(text).toContain(`deleted again since: ${deletedAgain} accounts, 0 consents, 0 apps`)
    expect(text).toContain('deletions are known until')
    expect(code).toBe(0)
    expect((await peopleIn(url)).sort()).toEqual([later.user.id, remaining.user.id].sort())
  },
)

test('a place that is unreachable during a deletion is reported, is not restored silently, and gets the tombstones later', async () => {
  const away = join(folder, 'unplugged')
  renameSync(disk, away)
  await deletePerson(later)
  expect(await outdated()).toEqual([
    { address: disk, problem: expect.stringContaining(`The place of backups ${disk} is away`) },
  ])
  clock.advance(HOUR_MS)
  expect(await testServer.runSchedule(updatePlacesSchedule)).toMatchObject({ failed: 0 })

  const url = await databases.create()
  const config = readConfig(settingsFor(url))
  await expect(runRestore(away, config, {}, clock.now())).rejects.toThrow(
    /^What was deleted after \S+ is unknown/,
  )
  expect(await peopleIn(url).catch(({ message }) => message)).toBe('relation "app_user" does not exist')
  const { repeated } = await runRestore(away, config, { tombstonesIn: [cloud] }, clock.now())
  expect(repeated.accounts).toBe(3)
  expect(await peopleIn(url)).toEqual([remaining.user.id])

  renameSync(away, disk)
  expect(await testServer.runSchedule(updatePlacesSchedule)).toMatchObject({ failed: 0 })
  expect(await outdated()).toEqual([])
  const again = await databases.create()
  await runRestore(disk, readConfig(settingsFor(again)), {}, clock.now())
  expect(await peopleIn(again)).toEqual([remaining.user.id])
})

test('tombstones that were lost at a place, or never stored there, do not prove that nobody was deleted', async () => {
  const place = await openPlace(disk, readConfig(settingsFor(testServer.adminUrl)))
  for await (const { name } of place.readTombstones()) await place.removeTombstones(name)
  const url = await databases.create()
  const restore = (...options: string[]) => command('restore.ts', [disk, ...options], url)
  expect((await restore()).text).toContain(`${disk} has 0 of its 4`)
  rmSync(join(disk, 'place.json'))
  const former = await restore()
  expect(former.text).toContain('What was deleted since the backup is unknown')
  expect(former.text).toContain(`${disk} does not say until when it knows them`)
  expect(former.code).toBe(1)
  const acceptedRestore = await restore('--accept-unknown-deletions')
  expect(acceptedRestore.text).toContain('deletions since are unknown: deleted people may be in it')
  expect(await peopleIn(url)).toHaveLength(4)

  expect(await command('backup.ts', [disk, '--forget'])).toMatchObject({ code: 0 })
  const update = await command('backup.ts', [disk, '--only-deletions'])
  expect(update.text).toContain(`Every deletion is known in ${disk}.`)
  // The state after a restore by other means.
  const repeated = await restore('--only-deletions')
  expect(repeated).toEqual({ code: 0, text: 'Deleted again: 3 accounts, 0 consents, 0 apps.\n' })
  expect(await peopleIn(url)).toEqual([remaining.user.id])
})
