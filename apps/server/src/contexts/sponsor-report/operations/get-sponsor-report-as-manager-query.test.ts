import { getSponsorReportAsManager } from '@wohlauf/contract/sponsor-report/sponsor-report'
import { FEATURES } from '@wohlauf/contract/values/features'
import { afterAll, expect, test } from 'vitest'
import type { CallOptions } from '../../../testing/call.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import { createReportMonth } from '../../../testing/people/report.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { sponsorReportMonth } from '../database/tables.ts'
import { firstOfMonth } from '../rules/months.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type Row = Pick<typeof sponsorReportMonth.$inferInsert, 'month' | 'registered' | 'active' | 'completed'>

const createReport = async (app: TestApp, rows: readonly Row[], name = 'Musterwerke AG') => {
  const { sponsorId } = await testServer.createSponsor(app, { name })
  for (const row of rows) await createReportMonth(testServer, app, sponsorId, row)
  return sponsorId
}

const signInFor = async (app: TestApp, sponsorId: string) => {
  const user = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  return { token: await testServer.signIn(user), host: app.host }
}

const ask = async (sponsorId: string, as: CallOptions) => {
  const { status, body, refusal } = await testServer.call(getSponsorReportAsManager, { sponsorId }, as)
  return refusal ? [status, refusal.identifier] : body
}

const FIGURES = { registered: 60, active: 30, completed: null }

test('a manager sees the months of any sponsor of the app, oldest first', async () => {
  const { app, as } = await createManager(testServer)
  const one = await createReport(app, [
    { month: '2026-02-01', registered: 10, active: null, completed: null },
    { month: '2026-01-01', ...FIGURES },
  ])
  const other = await createReport(app, [], 'Beispiel GmbH')
  expect(await ask(one, as)).toEqual({
    sponsorName: 'Musterwerke AG',
    months: [
      { month: '2026-01', ...FIGURES },
      { month: '2026-02', registered: 10, active: null, completed: null },
    ],
  })
  expect(await ask(other, as)).toEqual({ sponsorName: 'Beispiel GmbH', months: [] })
})

test("a sponsor's manager sees their own sponsor, and finds no other", async () => {
  const { app } = await createManager(testServer)
  const [own, others] = [
    await createReport(app, [{ month: '2026-01-01', ...FIGURES }]),
    await createReport(app, [{ month: '2026-01-01', ...FIGURES }]),
  ]
  const as = await signInFor(app, own)
  expect(await ask(own, as)).toMatchObject({ months: [{ month: '2026-01', ...FIGURES }] })
  expect(await ask(others, as)).toEqual([404, 'not-found'])
})

test('nobody finds a sponsor of another app, learners are refused, and so is everybody without the feature', async () => {
  const { app, as } = await createManager(testServer)
  const sponsorId = await createReport(app, [{ month: '2026-01-01', ...FIGURES }])
  const elsewhere = await createManager(testServer)
  expect(await ask(sponsorId, elsewhere.as)).toEqual([404, 'not-found'])
  const asTheirs = await signInFor(elsewhere.app, await createReport(elsewhere.app, []))
  expect(await ask(sponsorId, asTheirs)).toEqual([404, 'not-found'])
  expect(await ask(sponsorId, (await createLearner(testServer, app)).as)).toEqual([403, 'not-allowed'])
  const features = FEATURES.filter((feature) => feature !== 'SPONSORS')
  const without = await createManager(testServer, await testServer.createApp({ features }))
  expect(await ask(sponsorId, without.as)).toEqual([403, 'feature-not-enabled'])
  expect(await ask(crypto.randomUUID(), as)).toEqual([404, 'not-found'])
})

test('the report goes back 60 months', async () => {
  const { app, as } = await createManager(testServer)
  const rows = Array.from({ length: 61 }, (_, back) => ({
    month: firstOfMonth('2026-02-01', -back),
    ...FIGURES,
  }))
  const report = await ask(await createReport(app, rows), as)
  expect(report).toMatchObject({ months: { length: 60, 0: { month: '2021-03' } } })
})
