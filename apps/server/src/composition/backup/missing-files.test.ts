import { randomUUID } from 'node:crypto'
import { cpSync, createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getBackupStateAsAdmin } from '@wohlauf/contract/administration/administration-backups'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { writeArchive } from '../../platform/backup/archive/write-archive.ts'
import { copyOut, inSnapshot } from '../../platform/backup/rows/copy-out.ts'
import { readConfig } from '../../platform/base/config/config.ts'
import { keyIdOf } from '../../platform/base/secrets/derive-key.ts'
import { connectAsAdmin } from '../../platform/database/migration/admin-connection.ts'
import { readApplied } from '../../platform/database/migration/applied-migrations.ts'
import { type FileStorage, openStorage } from '../../platform/storage/storage.ts'
import { filesIn } from '../../testing/database/traces.ts'
import { createFullPerson } from '../../testing/people/full-person.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { startServices } from '../start-services.ts'
import { makeRecordedBackup } from './backup-service.ts'
import { verifyBackup } from './verify-backup.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-files-'))
const to = join(folder, 'place')
const identity = await generateX25519Identity()
const environment = {
  BACKUP_TO: to,
  BACKUP_RECIPIENT: await identityToRecipient(identity),
  BACKUP_IDENTITY: identity,
  BACKUP_AT: '03:10',
}
const testServer = await startTestServer({ environment })
const { adminUrl, clock, services, secretKey, storageFolder } = testServer
afterAll(async () => {
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})
const config = readConfig({
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: adminUrl,
  NODE_ENV: 'test',
  SECRET_KEY: secretKey,
  ...environment,
})
const { platformPool } = services
const archives = () => readdirSync(join(to, 'archives')).sort()

const backUp = (files: FileStorage, acceptLostFiles = false) =>
  makeRecordedBackup({ ...config, adminUrl, files }, { platformPool, to, acceptLostFiles }, clock.now())

const person = await createFullPerson(testServer, 'Holunder')
await createFullPerson(testServer, 'Quittenbaum')
// The check needs a person who may log in.
await createLearner(testServer)
await testServer.runJobs()
const all = filesIn(storageFolder).length
beforeEach(() => clock.advance(DAY_MS))

/** A copy of the storage, in place of another configured one. */
const copyOfStorage = (name: string, isThere: (index: number) => boolean): Promise<FileStorage> => {
  const copy = join(folder, name)
  cpSync(storageFolder, copy, { recursive: true })
  const copiedFiles = filesIn(copy)
  for (const [index, path] of copiedFiles.entries()) if (!isThere(index)) rmSync(path)
  return openStorage({ kind: 'disk', folder: copy })
}
const emptied = () => copyOfStorage('emptied', () => false)
const half = () => copyOfStorage('half', (index) => index % 2 === 0)
const ofAnother = async () => {
  const storage = await openStorage({ kind: 'disk', folder: join(folder, 'another') })
  await storage.write(`${randomUUID()}/images/${randomUUID()}.png`, Buffer.from('another'), 'image/png')
  return storage
}

test.each([
  ['an emptied storage', emptied, all],
  ['the storage of another product', ofAnother, all],
  ['a half storage', half, Math.floor(all / 2)],
])(
  'a backup of %s fails, says how many files are missing, and leaves the good one',
  async (_, open, missing) => {
    const good = await backUp(services.storage)
    expect(good).toMatchObject({ isDone: true, missingFiles: null })
    const before = archives()
    clock.advance(HOUR_MS)
    expect(await backUp(await open())).toMatchObject({
      isDone: false,
      missingFiles: missing,
      problem: expect.stringContaining(
        `does not have ${missing} of the ${all} files that the database names`,
      ),
    })
    expect(archives()).toEqual(before)
    expect(before).toContain(good.archive)
    expect(await testServer.services.metrics.text()).toMatch(
      new RegExp(`^wohlauf_backup_missing_files ${missing}$`, 'm'),
    )
    const admin = { token: await testServer.signInAdmin(await testServer.createAdmin()) }
    const { body } = await testServer.call(getBackupStateAsAdmin, {}, admin)
    expect(body).toMatchObject({ failedAt: clock.now().toISOString(), missingFiles: missing })
  },
)

test('permanently lost files are omitted when an operator says so, and no others', async () => {
  const storage = await half()
  const acceptedBackup = await backUp(storage, true)
  expect(acceptedBackup).toMatchObject({ isDone: true, problem: null })
  expect(acceptedBackup.lostFiles).toHaveLength(Math.floor(all / 2))
  expect(await services.backups.verify(clock.now())).toMatchObject({ isDone: true, problem: null })
  clock.advance(HOUR_MS)
  expect(await backUp(storage)).toMatchObject({ isDone: true })
  clock.advance(HOUR_MS)
  expect(await backUp(await emptied())).toMatchObject({ isDone: false, missingFiles: Math.ceil(all / 2) })
  clock.advance(HOUR_MS)
  // The files exist again.
  expect(await backUp(services.storage)).toMatchObject({ isDone: true, lostFiles: [] })
})

test('the check of a backup notices missing files that its rows refer to', async () => {
  const file = join(folder, 'without-files.age')
  const client = await connectAsAdmin(adminUrl)
  try {
    await writeArchive(
      config.backup.recipients,
      (stream) => pipeline(stream, createWriteStream(file)),
      (add) =>
        inSnapshot(client, async () => ({
          version: config.version,
          takenAt: clock.now().toISOString(),
          migrations: await readApplied(client),
          secretKeyId: keyIdOf(secretKey),
          tables: await copyOut(client, add),
          files: { count: 0, bytes: 0, removedMeanwhile: [], lost: [] },
        })),
    )
  } finally {
    await client.end()
  }
  await expect(verifyBackup(file, config, startServices)).rejects.toThrow(
    `The backup does not have ${all} of the ${all} files that its rows name`,
  )
})

test('a file that is deleted while a backup is made is not missing', async () => {
  const { storage } = services
  let isDeleted = false
  const run = await backUp({
    ...storage,
    read: async (key) => {
      if (!isDeleted) {
        isDeleted = true
        await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, person.as)
        await testServer.runJobs()
      }
      return storage.read(key)
    },
  })
  expect(filesIn(storageFolder).length).toBeLessThan(all)
  expect(run).toMatchObject({ isDone: true, problem: null, lostFiles: [] })
  expect(await services.backups.verify(clock.now())).toMatchObject({
    problem: null,
    isDone: true,
    archive: run.archive,
  })
})
