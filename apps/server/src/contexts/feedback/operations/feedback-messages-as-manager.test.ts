import { randomUUID } from 'node:crypto'
import {
  getFeedbackMessagesAsManager,
  markFeedbackMessageAsDoneAsManager,
  reopenFeedbackMessageAsManager,
} from '@wohlauf/contract/feedback/feedback-as-manager'
import { createModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { createVersionDesk } from '../../../testing/content/version-desk.ts'
import { createCritic } from '../../../testing/people/feedback.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const DAY_MS = 86_400_000

const createInbox = async () => {
  const { app, user } = await createManager(testServer)
  // A manager's session does not last until the next day.
  const asManager = async () => ({ host: app.host, token: await testServer.signIn(user) })
  const { moduleId, pages } = await testServer.createModule(app, {
    title: 'Gut ankommen',
    pages: [{ title: 'Der Anfang' }],
  })
  const pageId = pages[0]?.modulePageId ?? ''
  const critic = await createCritic(testServer, await createLearner(testServer, app))
  const list = async (isDone = false, more: { limit?: number; after?: string } = {}) =>
    (await testServer.call(getFeedbackMessagesAsManager, { isDone, ...more }, await asManager())).body
  return {
    app,
    moduleId,
    pageId,
    list,
    texts: async (isDone = false) => (await list(isDone)).items.map(({ message }) => message),
    send: (message: string, more: Parameters<typeof critic.report>[1] = {}) =>
      critic.report(pageId, { message, ...more }),
    done: async (feedbackMessageId: string) =>
      outcome(
        await testServer.call(markFeedbackMessageAsDoneAsManager, { feedbackMessageId }, await asManager()),
      ),
    reopen: async (feedbackMessageId: string) =>
      outcome(
        await testServer.call(reopenFeedbackMessageAsManager, { feedbackMessageId }, await asManager()),
      ),
  }
}

test('managers read subject, text and day of a message, and its sender’s name only if it was sent', async () => {
  const { send, list, moduleId, pageId } = await createInbox()
  await send('Hier fehlt ein Wort.')
  testServer.clock.advance(DAY_MS)
  await send('Das Bild ist unscharf.', { isNamed: true })
  testServer.clock.advance(DAY_MS)
  await send('Mir war es zu lang.', { reason: 'COMMENT' })
  const subject = {
    kind: 'MODULE_PAGE',
    itemId: pageId,
    title: 'Der Anfang',
    partOf: 'Gut ankommen',
    authoringId: moduleId,
  }
  const usual = { feedbackMessageId: expect.any(String), subject, element: null, isDone: false }
  expect(await list()).toEqual({
    items: [
      {
        ...usual,
        reason: 'COMMENT',
        message: 'Mir war es zu lang.',
        senderName: null,
        receivedOn: '2026-03-06',
      },
      {
        ...usual,
        reason: 'FAULT',
        message: 'Das Bild ist unscharf.',
        senderName: expect.stringMatching(/\S+ \S+/),
        receivedOn: '2026-03-05',
      },
      {
        ...usual,
        reason: 'FAULT',
        message: 'Hier fehlt ein Wort.',
        senderName: null,
        receivedOn: '2026-03-04',
      },
    ],
    next: null,
  })
})

test('managers read which element a message is about, or only the page once the element or the page is gone', async () => {
  const desk = await createVersionDesk(testServer)
  const { manager, moduleId, pageId, elementId } = desk
  const critic = await createCritic(testServer, desk)
  const list = async () =>
    (await testServer.call(getFeedbackMessagesAsManager, { isDone: false }, manager)).body.items
  await critic.report(pageId(0), { contentElementId: elementId(0, 1) })
  expect((await list()).map(({ element }) => element)).toEqual([
    { contentElementId: elementId(0, 1), title: 'Zwei' },
  ])
  await desk.remove(elementId(0, 1))
  const subject = { itemId: pageId(0), title: 'Anfang', authoringId: moduleId }
  expect(await list()).toMatchObject([{ subject, element: null }])
  const modulePageId = randomUUID()
  await testServer.call(
    createModulePageAsManager,
    {
      moduleId,
      modulePageId,
      modulePageTitle: 'Neu',
      modulePageIsEnabled: true,
      modulePageIsExerciseIncluded: false,
    },
    manager,
  )
  await desk.publish()
  await critic.report(modulePageId, { message: 'Auf der neuen Seite' })
  await desk.restore()
  expect((await list()).map((message) => message.subject.title).sort()).toEqual(['Anfang', 'Neu'])
})

test('a message is marked as done and opened again, as often as it is pressed', async () => {
  const { send, list, texts, done, reopen } = await createInbox()
  await send('Eins')
  const [{ feedbackMessageId = '' } = {}] = (await list()).items
  expect([await done(feedbackMessageId), await done(feedbackMessageId)]).toEqual([200, 200])
  expect([await texts(), await texts(true)]).toEqual([[], ['Eins']])
  expect((await list(true)).items[0]?.isDone).toBe(true)
  expect([await reopen(feedbackMessageId), await reopen(feedbackMessageId)]).toEqual([200, 200])
  expect([await texts(), await texts(true)]).toEqual([['Eins'], []])
})

test('the list comes page by page', async () => {
  const { send, list } = await createInbox()
  for (const text of ['Eins', 'Zwei', 'Drei']) {
    await send(text)
    testServer.clock.advance(DAY_MS)
  }
  const first = await list(false, { limit: 2 })
  expect(first.items.map(({ message }) => message)).toEqual(['Drei', 'Zwei'])
  const rest = await list(false, { limit: 2, after: first.next ?? '' })
  expect([rest.items.map(({ message }) => message), rest.next]).toEqual([['Eins'], null])
})

test('messages of another app are neither visible nor changeable', async () => {
  const mine = await createInbox()
  const theirs = await createInbox()
  await theirs.send('Nicht für mich')
  expect(await mine.texts()).toEqual([])
  const [{ feedbackMessageId = '' } = {}] = (await theirs.list()).items
  for (const id of [feedbackMessageId, NOWHERE])
    expect([await mine.done(id), await mine.reopen(id)]).toEqual([
      [404, 'not-found'],
      [404, 'not-found'],
    ])
  expect(await theirs.texts()).toEqual(['Nicht für mich'])
})
