import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { removeExpiredSessions } from '../../contexts/accounts/jobs/remove-expired-sessions.ts'
import { forgetSupportVisits } from '../../contexts/administration/jobs/forget-support-visits.ts'
import { removeExpiredLinks } from '../../contexts/mailed-links/jobs/remove-expired-links.ts'
import { folderOfExport } from '../../contexts/own-data/export/folder-of-export.ts'
import { removeDataExportFiles } from '../../contexts/own-data/jobs/remove-data-export-files.ts'
import { removeExpiredDataExports } from '../../contexts/own-data/jobs/remove-expired-data-exports.ts'
import { EXPORT_KEPT_MS } from '../../contexts/own-data/rules/export-life.ts'
import { removeUnconfirmedRegistrations } from '../../contexts/seats/register/jobs/remove-unconfirmed-registrations.ts'
import { removeOldDeletedIds } from '../../platform/deleted-ids/remove-old-deleted-ids.ts'
import { removeOldRateLimits } from '../../platform/limits/remove-old-rate-limits.ts'
import { dropOldMails } from '../../platform/mail/drop-old-mails.ts'
import { removeOldThrottleRows } from '../../platform/passwords/remove-old-throttle-rows.ts'
import { openFolder } from '../../platform/storage/folder.ts'
import { removeStrayFiles } from '../../platform/storage/remove-stray-files.ts'
import { removeUnusedFile } from '../../platform/storage/remove-unused-file.ts'
import type { ListedFile } from '../../platform/storage/storage.ts'
import { runOnRows } from '../../testing/database/run-on-rows.ts'
import { openTestRows } from '../../testing/database/test-rows.ts'

/** Files removed by schedules, and the schedules' times. */

const rows = await openTestRows()
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-test-'))
const storage = openFolder(folder)
afterAll(async () => {
  await rows.end()
  rmSync(folder, { recursive: true, force: true })
})
const { adminPool, clock } = rows
const app = await rows.createApp()
const DAY = 86_400_000
const ago = (ms: number) => new Date(clock.now().getTime() - ms)

const keysBelow = async (segments: string) => {
  const keys: string[] = []
  for await (const { key } of storage.list(segments)) keys.push(key)
  return keys.sort()
}

test('an export is deleted, and its file’s removal queued, when it has expired or was never completed', async () => {
  expect(EXPORT_KEPT_MS).toBe(2 * DAY)
  const write = async (requestedAt: Date, availableUntil: Date | null) => {
    const [{ id }, exportId] = [await rows.createUser({ app }), randomUUID()]
    await adminPool.query(
      `INSERT INTO data_export (app_id, id, user_id, requested_at, available_until) VALUES ($1, $2, $3, $4, $5)`,
      [app.appId, exportId, id, requestedAt, availableUntil],
    )
    return exportId
  }
  const remaining = [
    await write(ago(DAY), ago(0)),
    await write(ago(4 * DAY), null),
    await write(ago(4 * DAY), ago(-DAY)),
  ]
  const dropped = [await write(ago(DAY), ago(1)), await write(ago(4 * DAY + 1), null)]
  await runOnRows(rows, removeExpiredDataExports, app.appId)
  const { rows: remainingRows } = await adminPool.query('SELECT id FROM data_export')
  expect(remainingRows.map(({ id }) => id).sort()).toEqual([...remaining].sort())
  const { rows: queued } = await adminPool.query(
    `SELECT data->'payload'->>'dataExportId' AS id FROM pgboss.job WHERE name = $1 AND data->>'appId' = $2`,
    [removeDataExportFiles.name, app.appId],
  )
  expect(queued.map(({ id }) => id).sort()).toEqual(dropped.sort())
})

test('only the files of the removed export are deleted', async () => {
  const [deletedId, other] = [randomUUID(), randomUUID()]
  const home = await rows.createApp()
  for (const id of [deletedId, other])
    await storage.write(`${folderOfExport(home.appId, id)}/a.zip`, Buffer.from('x'), 'application/zip')
  await runOnRows(rows, removeDataExportFiles, home.appId, { storage, payload: { dataExportId: deletedId } })
  expect(await keysBelow(home.appId)).toEqual([`${folderOfExport(home.appId, other)}/a.zip`])
})

test('a stored file is deleted with its row, and another stays', async () => {
  const home = await rows.createApp()
  const [ids, key] = [[randomUUID(), randomUUID()], (id: string) => `${home.appId}/documents/${id}`]
  for (const id of ids) {
    await adminPool.query(
      `INSERT INTO stored_file (app_id, id, storage_key, content_type, file_name, size_bytes) VALUES ($1, $2, $3, 'x', 'x', 1)`,
      [home.appId, id, key(id)],
    )
    await storage.write(key(id), Buffer.from('x'), 'x')
  }
  const [removedId = '', keptId = ''] = ids
  for (const storedFileId of [removedId, randomUUID()])
    await runOnRows(rows, removeUnusedFile, home.appId, { storage, payload: { storedFileId } })
  expect(await keysBelow(home.appId)).toEqual([key(keptId)])
})

/** A storage that lists these files, and records the removed ones. */
const storageOf = (files: readonly ListedFile[]) => {
  const removedKeys: string[] = []
  const list = (segments: string) => Readable.from(files.filter(({ key }) => key.startsWith(segments)))
  return {
    removed: removedKeys,
    storage: { ...storage, list, remove: async (key: string) => void removedKeys.push(key) },
  }
}

test('files without a row are removed when they are a day old, however many there are', async () => {
  const batches: number[] = []
  const sweep = removeStrayFiles([
    {
      folder: (appId) => `${appId}/notes`,
      referredKeys: async (_, keys) => {
        batches.push(keys.length)
        return new Set(keys.filter((key) => key.endsWith('kept')))
      },
    },
  ])
  const file = (name: string, writtenAt: Date): ListedFile => ({ key: `${app.appId}/${name}`, writtenAt })
  const old = Array.from({ length: 1001 }, (_, n) => file(`notes/${n}`, ago(DAY + 1)))
  const stays = [
    file('notes/young', ago(DAY)),
    file('notes/kept', ago(2 * DAY)),
    file('other/old', ago(2 * DAY)),
  ]
  const files = storageOf([...old, ...stays])
  const log = await runOnRows(rows, sweep, app.appId, { storage: files.storage })
  expect(log).toEqual([[{ appId: app.appId, removed: 1001 }, 'stray files']])
  expect(files.removed).toEqual(old.map(({ key }) => key))
  expect(batches).toEqual([500, 500, 2])
  const none = storageOf(stays)
  expect(await runOnRows(rows, sweep, app.appId, { storage: none.storage })).toEqual([])
  const exact = storageOf(old.slice(0, 500))
  await runOnRows(rows, sweep, app.appId, { storage: exact.storage })
  expect([exact.removed.length, batches]).toEqual([500, [500, 500, 2, 1, 500]])
})

test('each schedule runs at its time, under its name', () => {
  const schedules = [
    removeExpiredDataExports,
    removeUnconfirmedRegistrations,
    removeExpiredLinks,
    removeExpiredSessions,
    dropOldMails,
    removeOldThrottleRows,
    removeOldDeletedIds,
    removeOldRateLimits,
    removeStrayFiles([]),
  ]
  expect(Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]))).toEqual({
    'remove-expired-data-exports': '7 * * * *',
    'remove-unconfirmed-registrations': '12 * * * *',
    'remove-expired-links': '20 3 * * *',
    'remove-expired-sessions': '30 3 * * *',
    'drop-old-mails': '40 3 * * *',
    'remove-old-throttle-rows': '50 3 * * *',
    'remove-old-deleted-ids': '25 3 * * *',
    'remove-old-rate-limits': '55 3 * * *',
    'remove-stray-files': '40 3 * * *',
  })
  const onDemand = [removeUnusedFile, removeDataExportFiles, forgetSupportVisits]
  expect(onDemand.map(({ name, cron }) => [name, cron])).toEqual([
    ['remove-unused-file', null],
    ['remove-data-export-files', null],
    ['forget-support-visits', null],
  ])
})
