import { confirmAcknowledgement } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { acknowledgement, quiz } from '../../../testing/content/content-elements.ts'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const confirm = (contentElementId: string, as: object) =>
  testServer.call(confirmAcknowledgement, { contentElementId }, as)

test('is given once, stays given and earns five points', async () => {
  const { as, elementId, read, earnings } = await createReading(testServer, [
    { elements: [acknowledgement()] },
  ])
  const { status, body } = await confirm(elementId(0), as)
  expect([status, body]).toEqual([200, {}])
  expect(await confirm(elementId(0), as).then(outcome)).toBe(200)
  expect((await read()).pages[0]?.contentElements[0]).toMatchObject({ isConfirmed: true })
  expect(await earnings()).toEqual({ healthPoints: 5, entries: ['acknowledgement-given: 5'] })
})

test('thirty concurrent calls give it once', async () => {
  const { as, elementId, earnings } = await createReading(testServer, [{ elements: [acknowledgement()] }])
  expect(await callConcurrently(30, () => confirm(elementId(0), as))).toEqual({ 200: 30 })
  expect((await earnings()).healthPoints).toBe(5)
})

test('is refused on a page that cannot be reached yet', async () => {
  const { as, elementId, read, earnings } = await createReading(testServer, [
    {},
    { elements: [acknowledgement()] },
  ])
  expect(await confirm(elementId(1), as).then(outcome)).toEqual([409, 'module-page-out-of-order'])
  expect((await read()).pages[1]?.contentElements[0]).toMatchObject({ isConfirmed: false })
  expect((await earnings()).entries).toEqual([])
})

test('returns 404 for an element that is not an acknowledgement, hidden, of another app or unknown', async () => {
  const { as, elementId, earnings } = await createReading(testServer, [
    { elements: [quiz()] },
    { isEnabled: false, elements: [acknowledgement()] },
  ])
  const elsewhere = await createLearner(testServer)
  const foreign = await testServer.createModule(elsewhere.app, { pages: [{ elements: [acknowledgement()] }] })
  const foreignId = foreign.pages[0]?.elements[0]?.contentElementId ?? ''
  for (const id of [elementId(0), elementId(1), foreignId, NOWHERE])
    expect(await confirm(id, as).then(outcome)).toEqual([404, 'not-found'])
  expect((await earnings()).entries).toEqual([])
})
