import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test, vi } from 'vitest'
import { checkArchive, contentsOf } from '../../platform/backup/archive/read-archive.ts'
import { findArchive, openPlace } from '../../platform/backup/place.ts'
import { readConfig } from '../../platform/base/config/config.ts'
import { keyIdOf } from '../../platform/base/secrets/derive-key.ts'
import { filesIn } from '../../testing/database/traces.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeRecordedBackup } from './backup-service.ts'
import { requireApp } from './find-app.ts'
import { type RestoreAppOptions, restoreApp } from './restore-app.ts'
import { runRestore } from './run-restore.ts'

const DAY_MS = 24 * 60 * 60_000
const OTHER_KEY = 'a secret key of another installation, long enough'
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-restore-app-'))
const to = join(folder, 'place')
const identity = await generateX25519Identity()
const testServer = await startTestServer()
/** A restore checks all rows, which takes half a minute on a busy machine. */
vi.setConfig({ testTimeout: 240_000 })

const { adminUrl, clock, secretKey, services, storageFolder } = testServer
afterAll(async () => {
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})
const config = readConfig({
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: adminUrl,
  NODE_ENV: 'test',
  SECRET_KEY: secretKey,
  BACKUP_RECIPIENT: await identityToRecipient(identity),
  BACKUP_IDENTITY: identity,
})
const { platformPool, storage } = services

const app = await testServer.createApp({ host: 'yoga.test', otherHosts: ['www.yoga.test'] })
const other = await testServer.createApp()
await testServer.createDocument(app)
await testServer.createDocument(other)
const person = await createLearner(testServer, app)

const backUp = async (named: string | null, key = secretKey) => {
  const options = {
    platformPool,
    to,
    app: named === null ? null : await requireApp(platformPool, named, 'here'),
  }
  return makeRecordedBackup({ ...config, secretKey: key, adminUrl, files: storage }, options, clock.now())
}
const restore = (archive: string | null, options: RestoreAppOptions = {}, settings = config) =>
  restoreApp(join(to, 'archives', `${archive}`), settings, { replace: true, ...options }, clock.now())

test('the app is named by any of its hosts or its id, and by nothing else', async () => {
  for (const named of ['yoga.test', 'WWW.yoga.test', app.appId])
    expect(await requireApp(platformPool, named, 'here')).toEqual({
      id: app.appId,
      host: app.host,
      title: app.title,
    })
  await expect(requireApp(platformPool, 'joga.test', 'here')).rejects.toThrow(
    'No app here has the host or the id "joga.test". Nothing was changed.',
  )
})

test('an archive of one app is no backup of all apps, and the other way round only for a named one', async () => {
  const ofApp = await backUp(app.host)
  await expect(runRestore(join(to, 'archives', `${ofApp.archive}`), config, {}, clock.now())).rejects.toThrow(
    `${ofApp.archive} is of one app, ${app.title} (yoga.test)`,
  )
  await expect(restore(ofApp.archive, { app: other.host })).rejects.toThrow(
    `No app of ${ofApp.archive} has the host or the id "${other.host}".`,
  )
  const ofAll = await backUp(null)
  await expect(restore(ofAll.archive)).rejects.toThrow(`${ofAll.archive} is of all apps: name one`)
})

test('an app with the host of the admin site is refused', async () => {
  const { archive } = await backUp(app.host)
  await expect(restore(archive, {}, { ...config, adminHost: 'www.yoga.test' })).rejects.toThrow(
    'app_host.host "www.yoga.test" belongs to the installation itself. Nothing was changed.',
  )
})

test('what was deleted is known from the place and from this database, or a word is needed', async () => {
  const { archive } = await backUp(app.host)
  await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, person.as)
  const copy = join(folder, `${archive}`)
  copyFileSync(join(to, 'archives', `${archive}`), copy)
  const restoreCopy = (acceptUnknownDeletions: boolean) =>
    restoreApp(copy, config, { replace: true, acceptUnknownDeletions }, clock.now())
  await expect(restoreCopy(false)).rejects.toThrow('What was deleted since the backup is unknown')
  expect(await restoreCopy(true)).toMatchObject({ repeated: { accounts: 1, consents: 0, apps: 0 } })
})

test('an archive that is sealed with an unknown secret key needs that key, or a word', async () => {
  const { archive } = await backUp(app.host, OTHER_KEY)
  await expect(restore(archive)).rejects.toThrow(
    `The backup belongs to the secret key ${keyIdOf(OTHER_KEY)}, and this installation has ${keyIdOf(secretKey)}.`,
  )
  await restore(archive, {}, { ...config, formerSecretKeys: [OTHER_KEY] })
  await restore(archive, { acceptOtherKey: true })
})

test('nothing of another app is in the archive', async () => {
  const { archive } = await backUp(app.host)
  const { open } = await findArchive(join(to, 'archives', `${archive}`), config)
  const manifest = await checkArchive(open, [identity])
  const traces: string[] = []
  for await (const { content, bytes } of contentsOf(open, [identity], manifest))
    if (`${content} ${bytes.toString('latin1')}`.includes(other.appId)) traces.push(content)
  expect(traces).toEqual([])
  expect(manifest.files.count).toBeGreaterThan(0)
  expect(Object.keys(manifest.entries)).not.toContain('secrets.json')
})

test('archives of one app are removed after 35 days, and are never the newest backup', async () => {
  const place = await openPlace(to, config)
  const newest = (await place.archives()).length
  const { archive } = await backUp(app.host)
  expect(await place.archives()).toHaveLength(newest)
  expect(readdirSync(join(to, 'archives'))).toContain(archive)
  clock.advance(35 * DAY_MS)
  expect(await backUp(null)).toMatchObject({ isDone: true })
  expect(readdirSync(join(to, 'archives'))).not.toContain(archive)
})

test('a file that rows of the app name may not be missing, one of another app may', async () => {
  const remove = (appId: string) => {
    const [file = ''] = filesIn(join(storageFolder, appId))
    rmSync(file)
  }
  remove(other.appId)
  expect(await backUp(app.host)).toMatchObject({ isDone: true })
  remove(app.appId)
  expect(await backUp(app.host)).toMatchObject({ isDone: false, missingFiles: 1 })
})
