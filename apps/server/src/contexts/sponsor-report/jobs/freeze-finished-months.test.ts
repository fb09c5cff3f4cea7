import { getSponsorReportAsManager } from '@wohlauf/contract/sponsor-report/sponsor-report'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTenant } from '../../../platform/database/transaction.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { createCompany, hirePeople, type Staff } from '../../../testing/people/report.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { freezeMonths } from '../freeze-months.ts'
import { freezeFinishedMonths } from './freeze-finished-months.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, clock } = testServer

const AFTER_MARCH = '2026-03-31T22:10:00Z'
const FIRST_OF_MARCH = '2026-02-28T23:00:00Z'
const LAST_OF_MARCH = '2026-03-31T21:59:59.999Z'
beforeEach(() => clock.set(AFTER_MARCH))

/** A company in an app of its own, its figures by month, and a function that freezes finished months. */
const start = async (...staff: Staff[]) => {
  const { app, as, user: manager } = await createManager(testServer)
  const sponsorId = await createCompany(testServer, app, ...staff)
  const figures = async () => {
    const { body } = await testServer.call(getSponsorReportAsManager, { sponsorId }, as)
    return Object.fromEntries(
      (body?.months ?? []).map((each) => [each.month, [each.registered, each.active, each.completed]]),
    )
  }
  return {
    app,
    manager,
    sponsorId,
    figures,
    freeze: async () => {
      await testServer.runSchedule(freezeFinishedMonths)
      return figures()
    },
    hire: (more: Staff) => hirePeople(testServer, app, sponsorId, more),
  }
}

const reads = (people: number, at: string): Staff => ({ people, did: 'module-page-seen', at })
const completes = (people: number, at: string): Staff => ({ people, did: 'module-completed', at })
const idle = (people: number): Staff => ({ people })

test('counts who is registered, who learned in the month of Berlin, and who completed a module', async () => {
  const { app, freeze } = await start(
    reads(20, FIRST_OF_MARCH),
    reads(20, LAST_OF_MARCH),
    completes(20, LAST_OF_MARCH),
    reads(30, '2026-02-28T22:59:59.999Z'),
    reads(30, '2026-03-31T22:00:00Z'),
  )
  await testServer.createModule(app, {})
  expect((await freeze())['2026-03']).toEqual([120, 60, 20])
})

test('publishes a month only once it has ended in Berlin', async () => {
  const { freeze } = await start(reads(20, FIRST_OF_MARCH), idle(20))
  clock.set('2026-03-31T21:59:00Z')
  expect(Object.keys(await freeze())).not.toContain('2026-03')
  clock.set(AFTER_MARCH)
  expect((await freeze())['2026-03']).toEqual([40, 20, null])
})

test.each(['habit-started', 'habit-logged', 'min-runtime-reached', 'goals-rated', 'diary-entry-created'])(
  'health data count in no statistics: %s',
  async (did) => {
    const { freeze } = await start({ people: 20, did, at: LAST_OF_MARCH }, reads(15, LAST_OF_MARCH), idle(15))
    expect((await freeze())['2026-03']).toEqual([50, 15, null])
  },
)

test('counts only accounts on accepted seats of this sponsor that existed when the month ended', async () => {
  const { app, freeze } = await start(reads(20, LAST_OF_MARCH), idle(20), {
    ...reads(20, LAST_OF_MARCH),
    since: '2026-03-31T22:00:00Z',
  })
  await createCompany(testServer, app, reads(50, LAST_OF_MARCH))
  const others = await start(reads(50, LAST_OF_MARCH))
  expect((await freeze())['2026-03']).toEqual([40, 20, null])
  expect((await others.figures())['2026-03']).toEqual([50, null, null])
})

test('people are counted, not accounts: one of a mailbox, and none of staff or disabled ones', async () => {
  const { freeze, hire, manager } = await start(reads(20, LAST_OF_MARCH), idle(20))
  const [name, domain] = manager.emailAddress.split('@')
  await hire({ ...idle(30), emailAddress: 'eine+%@firma.example' })
  await hire({ ...idle(30), emailAddress: `${name}+%@${domain}` })
  await hire({ ...reads(30, LAST_OF_MARCH), isDisabled: true })
  expect((await freeze())['2026-03']).toEqual([40, 20, null])
})

test('invited people and begun registrations are not registered', async () => {
  const { freeze } = await start(
    reads(20, LAST_OF_MARCH),
    idle(20),
    { ...reads(20, LAST_OF_MARCH), status: 'INVITED' },
    { ...reads(20, LAST_OF_MARCH), status: 'REGISTRATION_STARTED' },
  )
  expect((await freeze())['2026-03']).toEqual([40, 20, null])
})

test('a published month stays: neither deleted accounts nor later activity nor another run change it', async () => {
  const { app, sponsorId, freeze, hire } = await start(reads(22, LAST_OF_MARCH), idle(38))
  const publishedMonths = await freeze()
  await adminPool.query('DELETE FROM seat WHERE sponsor_id = $1', [sponsorId])
  await adminPool.query(`DELETE FROM app_user WHERE app_id = $1 AND role = 'ROLE_USER'`, [app.appId])
  await hire(reads(5, LAST_OF_MARCH))
  for (let run = 0; run < 5; run += 1) expect(await freeze()).toEqual(publishedMonths)
})

test('two concurrent runs publish one figure', async () => {
  const { app, sponsorId, figures } = await start(reads(22, LAST_OF_MARCH), idle(38))
  const freeze = () =>
    inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
      freezeMonths(tx, sponsorId, clock.now()),
    )
  await Promise.all([freeze(), freeze(), freeze()])
  expect(Object.keys(await figures())).toEqual(['2026-01', '2026-02', '2026-03'])
})

test('makes up for three missed months, each counted by itself, and none from before the sponsor existed', async () => {
  const { sponsorId, freeze } = await start(
    reads(20, '2026-01-10T12:00:00Z'),
    reads(25, '2026-02-10T12:00:00Z'),
    reads(15, '2026-03-10T12:00:00Z'),
  )
  expect(await freeze()).toEqual({
    '2026-01': [60, 20, null],
    '2026-02': [60, 25, null],
    '2026-03': [60, 15, null],
  })
  const young = await start(reads(20, LAST_OF_MARCH), idle(20))
  await adminPool.query(`UPDATE sponsor SET created_at = '2026-02-28T23:00:00Z' WHERE id = $1`, [
    young.sponsorId,
  ])
  expect(Object.keys(await young.freeze())).toEqual(['2026-03'])
  await adminPool.query('DELETE FROM sponsor WHERE id = $1', [sponsorId])
  expect(await testServer.runSchedule(freezeFinishedMonths)).toMatchObject({ failed: 0 })
})

test('withholds small groups, and groups that leave a small one', async () => {
  const small = await start(reads(9, LAST_OF_MARCH))
  expect((await small.freeze())['2026-03']).toEqual([null, null, null])
  const all = await start(reads(60, LAST_OF_MARCH))
  expect((await all.freeze())['2026-03']).toEqual([60, null, null])
  const few = await start(reads(5, LAST_OF_MARCH), idle(55))
  expect((await few.freeze())['2026-03']).toEqual([60, null, null])
})

test('completed modules are withheld in an app in which no module can be completed any more', async () => {
  const staff = [completes(20, LAST_OF_MARCH), reads(40, LAST_OF_MARCH), idle(40)]
  const { app, freeze } = await start(...staff)
  await testServer.createModule(app, { isEnabled: false })
  expect((await freeze())['2026-03']).toEqual([100, 60, null])
})

test('the stored rows are about nobody: months and figures, and the database refuses any exact count', async () => {
  const { sponsorId, freeze } = await start(reads(23, LAST_OF_MARCH), idle(20))
  await freeze()
  const { rows } = await adminPool.query('SELECT * FROM sponsor_report_month WHERE sponsor_id = $1', [
    sponsorId,
  ])
  expect(Object.keys(rows[0]).sort()).toEqual([
    'active',
    'app_id',
    'completed',
    'frozen_at',
    'month',
    'registered',
    'sponsor_id',
  ])
  for (const figure of ['registered = 43', 'active = 23', 'active = 10', 'completed = 10', 'registered = 5'])
    await expect(
      adminPool.query(`UPDATE sponsor_report_month SET ${figure} WHERE sponsor_id = $1`, [sponsorId]),
    ).rejects.toThrow('violates check constraint')
})
