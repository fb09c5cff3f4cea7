import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { giveHealthConsent, withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, expect, test } from 'vitest'
import { DATA_OF_PERSON } from '../../../composition/data-of-person.ts'
import type { Services } from '../../../platform/base/services.ts'
import { inTenant, type Tx } from '../../../platform/database/transaction.ts'
import { writesOf } from '../../../platform/database/writes.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { filesIn } from '../../../testing/database/traces.ts'
import { createLearner, type Learner } from '../../../testing/people/learner.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { folderOfExport, newExportKey } from '../export/folder-of-export.ts'
import { makeDataExport } from './make-data-export.ts'
import { removeExpiredDataExports } from './remove-expired-data-exports.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const job = makeDataExport(DATA_OF_PERSON)
const log = { info: () => {}, warn: () => {}, error: () => {} }
const DAY = 86_400_000

const createRequest = async () => {
  const learner = await createLearner(testServer)
  await testServer.call(requestDataExport, {}, learner.as)
  const { rows } = await testServer.adminPool.query('SELECT id FROM data_export WHERE user_id = $1', [
    learner.user.id,
  ])
  return { ...learner, dataExportId: String(rows[0]?.id) }
}
type RequestedExport = Learner & { dataExportId: string }

type Interruptions = {
  services?: Partial<Services>
  /** Runs before its transaction is open. */
  beforeLastStep?: () => Promise<void>
  beforeCommit?: () => Promise<void>
}

/** A worker that has started the job, whose last step is its second transaction. */
const work = (
  { app, dataExportId }: RequestedExport,
  { services = {}, beforeLastStep = async () => {}, beforeCommit = async () => {} }: Interruptions = {},
) => {
  let isLast = false
  const inTx = async <T>(step: (tx: Tx) => Promise<T>): Promise<T> => {
    if (isLast) await beforeLastStep()
    return inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
      const result = await step(tx)
      if (isLast) await beforeCommit()
      isLast = true
      return result
    })
  }
  return job.run({
    payload: { dataExportId },
    appId: app.appId,
    record: () => {},
    inTx,
    inTxAs: (_userId, step) => inTx(step),
    now: testServer.clock.now(),
    services: { ...testServer.services, ...services },
    log,
  })
}

/** Starts the job, which waits when its file is written, until `resume`. */
const workUntilWritten = async (request: RequestedExport) => {
  const writing = Promise.withResolvers<void>()
  const resume = Promise.withResolvers<void>()
  const { storage } = testServer.services
  const writeStream: typeof storage.writeStream = async (...args) => {
    await storage.writeStream(...args)
    writing.resolve()
    await resume.promise
  }
  const working = work(request, { services: { storage: { ...storage, writeStream } } })
  working.catch(writing.reject)
  await writing.promise
  return { working, resume: resume.resolve }
}

const remove = ({ as }: Learner) => testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as)
const filesOf = ({ app }: Learner) =>
  filesIn(testServer.storageFolder).filter((path) => path.includes(`${app.appId}/exports/`))
const subjects = async ({ user }: Learner) =>
  (await testServer.mails.to(user.emailAddress)).map(({ subject }) => subject)

/** Resolves when a statement waits for a lock of another transaction. */
const untilBlocked = async (): Promise<void> => {
  const { rows } = await testServer.adminPool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  if (rows.length === 0) await untilBlocked()
}

test('deleting an account does not wait for its export, whose file is then removed', async () => {
  const request = await createRequest()
  const { working, resume } = await workUntilWritten(request)
  expect(filesOf(request)).toHaveLength(1)
  expect(outcome(await remove(request))).toBe(200)
  resume()
  await working
  await testServer.runJobs()
  expect([filesOf(request), await subjects(request)]).toEqual([[], ['Dein Konto wurde gelöscht']])
})

test('while the file is written no transaction is open, and the queue waits an hour for it', async () => {
  const request = await createRequest()
  const { storage } = testServer.services
  const transactions: number[] = []
  const writeStream: typeof storage.writeStream = async (...args) => {
    const { rowCount } = await testServer.adminPool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    )
    transactions.push(rowCount ?? 0)
    await storage.writeStream(...args)
  }
  testServer.services.storage = { ...storage, writeStream }
  await testServer.runJobs()
  testServer.services.storage = storage
  expect([transactions, filesOf(request).length]).toEqual([[0], 1])
  const { rows } = await testServer.adminPool.query(
    `SELECT expire_seconds AS seconds FROM pgboss.queue WHERE name = 'make-data-export'`,
  )
  expect(rows).toEqual([{ seconds: 3600 }])
})

test('an account that is disabled meanwhile has no export', async () => {
  const request = await createRequest()
  const { working, resume } = await workUntilWritten(request)
  await testServer.adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [request.user.id])
  resume()
  await working
  const { rows } = await testServer.adminPool.query('SELECT FROM data_export WHERE id = $1', [
    request.dataExportId,
  ])
  expect([filesOf(request), rows]).toEqual([[], []])
  await testServer.runJobs()
  expect([filesOf(request), await subjects(request)]).toEqual([[], []])
})

test('health data that a withdrawn consent deletes meanwhile are not in the export, which is made again', async () => {
  const request = await createRequest()
  // An earlier withdrawal does not count.
  await testServer.call(withdrawHealthConsent, {}, request.as)
  await testServer.call(giveHealthConsent, { textVersion: HEALTH_DATA_CONSENT.version }, request.as)
  const { working, resume } = await workUntilWritten(request)
  expect(outcome(await testServer.call(withdrawHealthConsent, {}, request.as))).toBe(200)
  resume()
  await expect(working).rejects.toThrow('consent was withdrawn')
  expect(filesOf(request)).toEqual([])
  await testServer.runJobs()
  expect([filesOf(request).length, await subjects(request)]).toEqual([1, ['Deine Daten sind bereit']])
})

test('no file stays when there is no connection for the last step', async () => {
  const request = await createRequest()
  const beforeLastStep = () => Promise.reject(new Error('no connection'))
  await expect(work(request, { beforeLastStep })).rejects.toThrow('no connection')
  expect(filesOf(request)).toEqual([])
  await testServer.runJobs()
})

test('an account deleted just before the export is finished deletes it too', async () => {
  const request = await createRequest()
  const creation = Promise.withResolvers<void>()
  const resume = Promise.withResolvers<void>()
  const working = work(request, {
    beforeCommit: () => {
      creation.resolve()
      return resume.promise
    },
  })
  await creation.promise
  const removing = remove(request)
  await untilBlocked()
  resume.resolve()
  await working
  expect(outcome(await removing)).toBe(200)
  await testServer.runJobs()
  expect([filesOf(request), await subjects(request)]).toEqual([[], ['Dein Konto wurde gelöscht']])
})

test('an attempt that fails at its end leaves no file and no mail, and the next one succeeds', async () => {
  const request = await createRequest()
  const failing = work(request, {
    beforeCommit: async () => {
      throw new Error('no luck')
    },
  })
  await expect(failing).rejects.toThrow('no luck')
  expect(filesOf(request)).toEqual([])
  await testServer.runJobs()
  expect([filesOf(request).length, await subjects(request)]).toEqual([1, ['Deine Daten sind bereit']])
})

test('two runs, also concurrent ones, produce one file and one mail', async () => {
  const request = await createRequest()
  await Promise.all([work(request), work(request), work(request)])
  await testServer.runJobs()
  expect([filesOf(request).length, await subjects(request)]).toEqual([1, ['Deine Daten sind bereit']])
  const { rows } = await testServer.adminPool.query(
    'SELECT storage_key AS key FROM data_export WHERE id = $1',
    [request.dataExportId],
  )
  expect(filesOf(request)[0]).toContain(rows[0]?.key)
})

test('incomplete files of a killed worker are deleted with the account, or when they have expired', async () => {
  const { storage } = testServer.services
  const leaveBehind = async ({ app, dataExportId }: RequestedExport) =>
    storage.write(newExportKey(app.appId, dataExportId), Buffer.from('PK'), 'application/zip')
  const leaving = await createRequest()
  await leaveBehind(leaving)
  await remove(leaving)
  const staying = await createRequest()
  await leaveBehind(staying)
  await testServer.runJobs()
  expect([filesOf(leaving).length, filesOf(staying).length]).toEqual([0, 2])
  testServer.clock.advance(2 * DAY + 1)
  await testServer.runSchedule(removeExpiredDataExports)
  expect(filesOf(staying)).toEqual([])
})

test('while the files of a deleted account or of an expired export are removed no connection is in use', async () => {
  const [leaving, staying] = [await createRequest(), await createRequest()]
  await testServer.runJobs()
  const { storage } = testServer.services
  const connections: number[] = []
  const removeAll: typeof storage.removeAll = async (folder) => {
    const inUse = [testServer.pool, writesOf(testServer.pool)].map((each) => each.totalCount - each.idleCount)
    connections.push(Math.max(...inUse))
    await storage.removeAll(folder)
  }
  testServer.services.storage = { ...storage, removeAll }
  await remove(leaving)
  await testServer.runJobs()
  expect(filesOf(leaving)).toEqual([])
  testServer.clock.advance(2 * DAY + 1)
  await testServer.runSchedule(removeExpiredDataExports)
  testServer.services.storage = storage
  expect([filesOf(staying), connections]).toEqual([[], [0, 0]])
})

test('a removal that the storage did not answer is completed by the next attempt', async () => {
  const request = await createRequest()
  await testServer.runJobs()
  testServer.clock.advance(2 * DAY + 1)
  const { storage } = testServer.services
  let attempts = 0
  const removeAll: typeof storage.removeAll = async (folder) => {
    attempts += 1
    if (attempts === 1) throw new Error('no answer')
    await storage.removeAll(folder)
  }
  testServer.services.storage = { ...storage, removeAll }
  await testServer.runSchedule(removeExpiredDataExports)
  testServer.clock.advance(DAY)
  await testServer.runJobs()
  testServer.services.storage = storage
  expect([attempts, filesOf(request)]).toEqual([2, []])
})

test('an export that is finished while it is removed leaves no file', async () => {
  const request = await createRequest()
  // No attempt is due, so that the only one is in the middle of the removal.
  await testServer.adminPool.query(`DELETE FROM pgboss.job WHERE data->'payload'->>'dataExportId' = $1`, [
    request.dataExportId,
  ])
  testServer.clock.advance(4 * DAY + 1)
  const { storage } = testServer.services
  const removeAll: typeof storage.removeAll = async (folder) => {
    await storage.removeAll(folder)
    await work(request, { services: { storage } })
  }
  testServer.services.storage = { ...storage, removeAll }
  await testServer.runSchedule(removeExpiredDataExports)
  testServer.services.storage = storage
  const { rows } = await testServer.adminPool.query('SELECT FROM data_export WHERE id = $1', [
    request.dataExportId,
  ])
  expect([filesOf(request), rows]).toEqual([[], []])
})

test('an export whose row was deleted is cleaned up, not created', async () => {
  const request = await createRequest()
  const key = `${folderOfExport(request.app.appId, request.dataExportId)}/left.zip`
  await testServer.services.storage.write(key, Buffer.from('PK'), 'application/zip')
  await testServer.adminPool.query('DELETE FROM data_export WHERE id = $1', [request.dataExportId])
  await testServer.runJobs()
  expect([filesOf(request), await subjects(request)]).toEqual([[], []])
})
