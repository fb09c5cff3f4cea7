import { getModuleReadingAsManager, type ModuleReading } from '@wohlauf/contract/overview/overview'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createReaders, readModule } from '../../../testing/content/readers.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { publishReadingFigures } from './publish-reading-figures.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, clock } = testServer

const IN_MARCH = '2026-03-20T12:00:00Z'
beforeEach(() => clock.set('2026-04-01T00:10:00Z'))

/** A module with two pages in an app of its own, whose figures are looked at each month. */
const start = async () => {
  const { app, user } = await createManager(testServer)
  const { moduleId, pages } = await testServer.createModule(app, { pages: [{}, {}] })
  const pageIds = pages.map(({ modulePageId }) => modulePageId)
  const create = (readers: Parameters<typeof createReaders>[2]) => createReaders(testServer, app, readers)
  const read = (userIds: readonly string[], at: Date | string = IN_MARCH, isFinished = false) =>
    readModule(testServer, app, userIds, { moduleId, pageIds, isFinished }, at)
  const figures = async (): Promise<ModuleReading> => {
    // A new session each time: the clock may have moved by months.
    const as = { token: await testServer.signIn(user), host: app.host }
    return (await testServer.call(getModuleReadingAsManager, { moduleId }, as)).body
  }
  const publish = async () => {
    await testServer.runSchedule(publishReadingFigures)
    return figures()
  }
  return { app, user, moduleId, pageIds, create, read, figures, publish }
}

/** Six times the deviation of an estimate among so many people. */
const about = (count: number, group = count) =>
  expect.toSatisfy((figure) => Math.abs(figure - count) <= 6 * Math.sqrt(group * 0.75 + 2))

test('counts who has read, in the month after it', async () => {
  const { create, read, figures, publish } = await start()
  await read(await create({ people: 120 }))
  await read(await create({ people: 80 }), '2026-03-31T22:00:00Z')
  expect((await figures()).month).toBeNull()
  const april = await publish()
  expect(april).toMatchObject({ month: '2026-04-01', readers: about(120), finished: about(0, 120) })
  expect(april.pages).toMatchObject([{ reached: about(120) }, { reached: about(120) }])
  clock.set('2026-05-01T00:10:00Z')
  expect(await publish()).toMatchObject({ month: '2026-05-01', readers: about(200) })
})

test('says nothing of nine people, who wait until more have come', async () => {
  const { create, read, publish } = await start()
  const nothing = {
    month: null,
    readers: null,
    finished: null,
    pages: [{ reached: null }, { reached: null }],
  }
  await read(await create({ people: 9 }))
  for (let month = 4; month <= 9; month += 1) {
    clock.set(`2026-0${month}-01T00:10:00Z`)
    expect(await publish()).toMatchObject(nothing)
  }
  // Enough for figures of September, but that month was looked at already.
  await read(await create({ people: 41 }), '2026-08-20T12:00:00Z')
  clock.set('2026-09-30T12:00:00Z')
  expect(await publish()).toMatchObject(nothing)
  clock.set('2026-10-01T00:10:00Z')
  expect(await publish()).toMatchObject({ month: '2026-10-01', readers: about(50) })
})

test('an observer sees no difference by one person who reads or leaves, on any day and in any month after', async () => {
  const { create, read, figures, publish } = await start()
  const people = await create({ people: 60 })
  await read(people)
  const before = await publish()
  expect(before.readers).not.toBeNull()
  for (let month = 4; month <= 9; month += 1) {
    await adminPool.query('DELETE FROM app_user WHERE id = $1', [people[month]])
    await read(await create({ people: 1 }), `2026-0${month}-10T12:00:00Z`)
    for (const day of ['10', '28']) {
      clock.set(`2026-0${month}-${day}T13:00:00Z`)
      expect(await publish()).toEqual(before)
    }
  }
  expect(await figures()).toEqual(before)
})

test('nobody is counted twice, in an average over months no more than in one', async () => {
  const { create, read, publish } = await start()
  await read(await create({ people: 100 }))
  await publish()
  for (let month = 5; month <= 9; month += 1) {
    await read(await create({ people: 40 }), `2026-0${month - 1}-10T12:00:00Z`)
    clock.set(`2026-0${month}-01T00:10:00Z`)
    await publish()
  }
  expect(await publish()).toMatchObject({ readers: about(300) })
})

test('accounts that staff or one person made to see figures are not people', async () => {
  const { user, create, read, publish } = await start()
  const [name, domain] = user.emailAddress.split('@')
  await read([
    ...(await create({ people: 8 })),
    ...(await create({ people: 60, emailAddress: `${name}+versuch%@${domain}` })),
    ...(await create({ people: 60, emailAddress: 'eine+%@lesen.example' })),
    ...(await create({ people: 60, isDisabled: true })),
  ])
  // With the one person of many accounts these are nine.
  expect(await publish()).toMatchObject({ month: null, readers: null })
})

test('an account counts thirty days after its registration, with everything that it did', async () => {
  const { create, read, publish } = await start()
  await read(await create({ people: 100 }), IN_MARCH, true)
  await read(await create({ people: 100, since: '2026-03-02T12:00:00Z' }), '2026-03-02T13:00:00Z', true)
  expect(await publish()).toMatchObject({ month: '2026-04-01', readers: about(100), finished: about(100) })
  clock.set('2026-05-01T00:10:00Z')
  const may = await publish()
  expect(may).toMatchObject({ month: '2026-05-01', readers: about(200), finished: about(200) })
  expect(may.pages).toMatchObject([{ reached: about(200) }, { reached: about(200) }])
  clock.set('2026-06-01T00:10:00Z')
  expect(await publish()).toEqual(may)
})

test('figures of the version before are not shown, nor added to', async () => {
  const { app, moduleId, create, read, figures, publish } = await start()
  await adminPool.query(
    `INSERT INTO reading_figure (app_id, kind, module_id, month, people) VALUES ($1, 'READ', $2, '2026-03-01', 500)`,
    [app.appId, moduleId],
  )
  expect(await figures()).toMatchObject({ month: null, readers: null })
  await read(await create({ people: 60 }))
  expect(await publish()).toMatchObject({ readers: about(60) })
})

test('the stored rows are about nobody, and the database refuses any exact count', async () => {
  const { app, create, read, publish } = await start()
  await read(await create({ people: 60 }))
  await publish()
  const { rows } = await adminPool.query('SELECT * FROM reading_figure WHERE app_id = $1', [app.appId])
  expect(rows).toHaveLength(4)
  expect(Object.keys(rows[0])).not.toContain('user_id')
  await expect(
    adminPool.query('UPDATE reading_figure SET estimate = 43 WHERE app_id = $1', [app.appId]),
  ).rejects.toThrow('violates check constraint')
})
