import { setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { getHelpfulCountsAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { deleteModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createReaders } from '../../../testing/content/readers.ts'
import { castVotes } from '../../../testing/people/feedback.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { publishHelpfulCounts } from './publish-helpful-counts.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, clock } = testServer
beforeEach(() => clock.set('2026-03-03T09:00:00Z'))

/** A module with two pages, about which people answer. */
const start = async () => {
  const { app, as, user } = await createManager(testServer)
  const { moduleId, pages } = await testServer.createModule(app, {
    title: 'Gut ankommen',
    pages: [{ title: 'Der Anfang' }, { title: 'Die Pause' }],
  })
  const [first = '', second = ''] = pages.map(({ modulePageId }) => modulePageId)
  const create = (readers: Parameters<typeof createReaders>[2]) => createReaders(testServer, app, readers)
  const vote = (userIds: readonly string[], itemId: string, isHelpful: boolean) =>
    castVotes(testServer, app, userIds, { itemId, isHelpful })
  const counts = async () => {
    // A new session each time: the clock may have moved by months.
    const token = await testServer.signIn(user)
    return (await testServer.call(getHelpfulCountsAsManager, {}, { ...as, token })).body
  }
  const publish = async () => {
    await testServer.runSchedule(publishHelpfulCounts)
    return counts()
  }
  return { app, user, manager: as, moduleId, first, second, create, vote, counts, publish }
}

test('managers get estimates of pages with enough answers, the least helpful ones first', async () => {
  const { app, manager, moduleId, first, second, create, vote, counts, publish } = await start()
  const people = await create({ people: 200 })
  await vote(people, first, true)
  await vote(people, second, false)
  expect(await counts()).toEqual([])
  const [pause, begin] = await publish()
  // Six times the deviation of an estimate among 200 people.
  expect(pause).toEqual({
    subject: {
      kind: 'MODULE_PAGE',
      itemId: second,
      title: 'Die Pause',
      partOf: 'Gut ankommen',
      authoringId: moduleId,
    },
    helpful: expect.toSatisfy((figure) => figure <= 75),
    notHelpful: expect.toSatisfy((figure) => figure >= 125 && figure <= 275),
  })
  expect(begin?.subject.title).toBe('Der Anfang')
  const elsewhere = await createManager(testServer)
  expect((await testServer.call(getHelpfulCountsAsManager, {}, elsewhere.as)).body).toEqual([])
  await testServer.call(deleteModuleAsManager, { moduleId }, manager)
  expect(await counts()).toEqual([])
  for (const table of ['helpful_vote', 'helpful_count'])
    expect((await adminPool.query(`SELECT FROM ${table} WHERE app_id = $1`, [app.appId])).rows).toEqual([])
})

test('nine answers wait until more have come', async () => {
  const { first, create, vote, publish } = await start()
  await vote(await create({ people: 9 }), first, true)
  for (const month of [3, 4, 5]) {
    clock.set(`2026-0${month}-03T09:00:00Z`)
    expect(await publish()).toEqual([])
  }
  await vote(await create({ people: 60 }), first, true)
  clock.set('2026-06-03T09:00:00Z')
  expect(await publish()).toMatchObject([{ helpful: expect.toSatisfy((figure) => figure > 20) }])
})

test('an observer of one person who answers, changes the answer or leaves sees no difference', async () => {
  const { app, first, create, vote, publish } = await start()
  const people = await create({ people: 60 })
  const { user, as } = await createLearner(testServer, app)
  await adminPool.query(`UPDATE app_user SET created_at = '2020-01-01' WHERE id = $1`, [user.id])
  await vote([...people, user.id], first, true)
  const before = await publish()
  expect(before).toHaveLength(1)
  await testServer.call(setHelpfulVote, { kind: 'MODULE_PAGE', itemId: first, isHelpful: false }, as)
  for (const month of [4, 5, 6]) {
    await vote(await create({ people: 1 }), first, false)
    await adminPool.query('DELETE FROM app_user WHERE id = $1', [people[month]])
    for (const day of ['03', '27']) {
      clock.set(`2026-0${month}-${day}T09:00:00Z`)
      expect(await publish()).toEqual(before)
    }
  }
})

test('of accounts of staff, of one person, disabled and new ones no answers are counted', async () => {
  const { user, first, create, vote, publish } = await start()
  const [name, domain] = user.emailAddress.split('@')
  await vote(
    [
      ...(await create({ people: 8 })),
      ...(await create({ people: 60, emailAddress: `${name}+versuch%@${domain}` })),
      ...(await create({ people: 60, emailAddress: 'eine+%@lesen.example' })),
      ...(await create({ people: 60, isDisabled: true })),
    ],
    first,
    true,
  )
  const newPeople = await create({ people: 60, since: '2026-01-31T12:00:00Z' })
  await vote(newPeople, first, true)
  expect(await publish()).toEqual([])
  clock.set('2026-04-03T09:00:00Z')
  expect(await publish()).toHaveLength(1)
})
