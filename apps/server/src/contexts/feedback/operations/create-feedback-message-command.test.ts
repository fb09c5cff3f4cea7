import { randomUUID } from 'node:crypto'
import { createFeedbackMessage } from '@wohlauf/contract/feedback/feedback'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createVersionDesk } from '../../../testing/content/version-desk.ts'
import { tracesOf } from '../../../testing/database/traces.ts'
import { createCritic, storedMessages } from '../../../testing/people/feedback.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const lines: string[] = []
const testServer = await startTestServer({ log: (line) => void lines.push(line) })
afterAll(testServer.stop)

const createReport = async () => {
  const critic = await createCritic(testServer)
  const { pages } = await testServer.createModule(critic.app)
  const pageId = pages[0]?.modulePageId ?? ''
  return {
    ...critic,
    pageId,
    send: (more: Parameters<typeof critic.report>[1] = {}) => critic.report(pageId, more),
    storedRows: () => storedMessages(testServer, critic.app.appId),
  }
}

test('an anonymous message is stored with the page and the day, and with nothing that leads to its sender', async () => {
  const { app, user, pageId, send, storedRows } = await createReport()
  const feedbackMessageId = randomUUID()
  expect(await send({ feedbackMessageId })).toBe(200)
  const rows = await storedRows()
  expect(rows).toEqual([
    {
      app_id: app.appId,
      id: expect.any(String),
      module_page_id: pageId,
      blog_article_id: null,
      recipe_id: null,
      content_element_id: null,
      reason: 'FAULT',
      message: 'Hier fehlt ein Wort.',
      sender_id: null,
      sender_name: null,
      received_on: expect.anything(),
      done_at: null,
    },
  ])
  const text = JSON.stringify(rows)
  for (const word of [user.id, user.emailAddress, feedbackMessageId]) expect(text).not.toContain(word)
  const { rows: times } = await testServer.adminPool.query(
    `SELECT received_on::text AS day, uuid_extract_timestamp(id) AS made FROM feedback_message WHERE app_id = $1`,
    [app.appId],
  )
  expect(times).toEqual([{ day: '2026-03-04', made: null }])
})

test('a named message has the name and its sender', async () => {
  const { user, send, storedRows } = await createReport()
  await testServer.adminPool.query(
    `UPDATE app_user SET first_name = 'Wanda', last_name = 'Muster' WHERE id = $1`,
    [user.id],
  )
  expect(await send({ isNamed: true })).toBe(200)
  expect(await storedRows()).toMatchObject([{ sender_id: user.id, sender_name: 'Wanda Muster' }])
})

test('a comment cannot be sent with a name', async () => {
  const { reporting, pageId, storedRows } = await createReport()
  const { status, refusal } = await reporting(pageId, { reason: 'COMMENT', isNamed: true })
  expect([status, refusal]).toMatchObject([
    400,
    { identifier: 'not-valid', fields: { isNamed: expect.any(String) } },
  ])
  expect(await storedRows()).toEqual([])
  expect(await reporting(pageId, { reason: 'COMMENT' }).then(outcome)).toBe(200)
})

test.each([
  ['', 'Dieses Feld muss gefüllt sein'],
  ['  ', 'Dieses Feld muss gefüllt sein'],
  ['ä'.repeat(1001), 'Der Wert darf höchstens 1000 Zeichen lang sein'],
])('refuses a text that is empty or too long: %#', async (message, shownMessage) => {
  const { reporting, pageId, storedRows } = await createReport()
  const { status, refusal } = await reporting(pageId, { message })
  expect([status, refusal?.fields]).toEqual([400, { message: shownMessage }])
  expect(await storedRows()).toEqual([])
  expect(await reporting(pageId, { message: 'ä'.repeat(1000) }).then(outcome)).toBe(200)
})

test('is idempotent, also for concurrent retries; a changed text under the same id is stored too', async () => {
  const { app, as, pageId, send, storedRows } = await createReport()
  const feedbackMessageId = randomUUID()
  const input = {
    feedbackMessageId,
    kind: 'MODULE_PAGE',
    itemId: pageId,
    reason: 'FAULT',
    message: 'Eins',
  } as const
  expect(await callConcurrently(4, () => testServer.call(createFeedbackMessage, input, as))).toEqual({
    200: 4,
  })
  expect(await send({ feedbackMessageId, message: 'Zwei' })).toBe(200)
  const other = await createCritic(testServer, await createLearner(testServer, app))
  expect(await other.report(pageId, { message: 'Eins' })).toBe(200)
  expect((await storedRows()).map(({ message }) => message)).toEqual(['Eins', 'Eins', 'Zwei'])
})

test('a page that the learner may not see takes no message', async () => {
  const { app, report, storedRows } = await createReport()
  const hiddenModule = await testServer.createModule(app, { isEnabled: false })
  const elsewhere = await createReport()
  for (const id of [hiddenModule.pages[0]?.modulePageId ?? '', elsewhere.pageId, randomUUID()])
    expect(await report(id)).toEqual([404, 'not-found'])
  expect(await storedRows()).toEqual([])
})

test('a message names the element of the page that it is about, and no other one', async () => {
  const desk = await createVersionDesk(testServer)
  const elsewhere = await createVersionDesk(testServer)
  const { app, report, reporting } = await createCritic(testServer, desk)
  const names = (contentElementId: string) => report(desk.pageId(0), { contentElementId })
  expect(await names(desk.elementId(0))).toBe(200)
  for (const id of [desk.elementId(1), elsewhere.elementId(0), randomUUID()])
    expect(await names(id)).toEqual([404, 'not-found'])
  const article = await testServer.call(
    createFeedbackMessage,
    {
      kind: 'RECIPE',
      itemId: randomUUID(),
      contentElementId: desk.elementId(0),
      reason: 'FAULT',
      message: 'Hm',
    },
    desk.as,
  )
  expect([article.status, article.refusal?.fields]).toEqual([400, { contentElementId: expect.any(String) }])
  expect(await storedMessages(testServer, app.appId)).toMatchObject([
    { module_page_id: desk.pageId(0), content_element_id: desk.elementId(0) },
  ])
  // A reader still has the former version open while one without the element is published.
  await desk.remove(desk.elementId(0, 1))
  await desk.publish()
  expect((await reporting(desk.pageId(0), { contentElementId: desk.elementId(0, 1) })).status).toBe(200)
})

test('the deletion of an account deletes its named messages; anonymous ones stay, as their senders are unknown', async () => {
  const { as, send, storedRows } = await createReport()
  await send({ message: 'Mit Namen', isNamed: true })
  await send({ message: 'Ohne Namen' })
  await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as)
  await testServer.runJobs()
  expect((await storedRows()).map(({ message }) => message)).toEqual(['Ohne Namen'])
})

test('the text of a message is in no log, mail, job, file or audit entry', async () => {
  const canary = 'Kanarienmeldung'
  const { send, pageId, reporting } = await createReport()
  await send({ message: `${canary} eins` })
  await send({ message: `${canary} zwei`, isNamed: true })
  await send({ message: `${canary} drei`, reason: 'COMMENT' })
  const refusedReport = await reporting(pageId, { message: canary.repeat(100) })
  expect(JSON.stringify(refusedReport.body)).not.toContain(canary)
  await testServer.runJobs()
  expect(await tracesOf(testServer, [canary])).toEqual(['public.feedback_message'])
  expect(lines.filter((line) => line.includes(canary))).toEqual([])
})
