import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { createCalls } from '../../../testing/call.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { newCaller } from '../../../testing/files/picture.ts'
import { makeDoc, makeDocx, zip } from '../../../testing/files/word-files.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createFormatDetector } from './detect-document-format.ts'

const testServer = await startTestServer({ poolSize: 1 })
afterAll(testServer.stop)

const ENDLESS = new URL('../../../testing/files/endless-thread.ts', import.meta.url)
const GREEDY = new URL('../../../testing/files/greedy-thread.ts', import.meta.url)

test('documents are checked in separate threads', async () => {
  const check = createFormatDetector()
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
  const verdicts = await Promise.all(
    [await makeDocx(), makeDoc(), pdf, await zip({ a: 'b' })].map((bytes) => check(bytes, newCaller())),
  )
  expect(verdicts.map((verdict) => verdict?.format?.extension)).toEqual(['docx', 'doc', 'pdf', undefined])
})

test('a thread that cannot start is a fault of the server, not of the document', async () => {
  const missing = new URL('../../../testing/no-such-thread.ts', import.meta.url)
  await expect(createFormatDetector({ thread: missing })(makeDoc(), newCaller())).rejects.toThrow(
    'no-such-thread',
  )
})

test('a document that takes too much memory is refused, and the next one is checked', async () => {
  expect(await createFormatDetector({ thread: GREEDY, maxCpuMs: 60_000 })(makeDoc(), newCaller())).toBeNull()
  expect(await createFormatDetector()(makeDoc(), newCaller())).not.toBeNull()
})

test('a document whose check does not end is refused, and other requests are answered meanwhile', async () => {
  const detectDocumentFormat = createFormatDetector({ thread: ENDLESS, maxCpuMs: 2500 })
  const server = await testServer.build(OPERATIONS, HANDLERS, { services: { detectDocumentFormat } })
  const { app, as } = await createManager(testServer)
  const { call } = createCalls(server, () => app.host)
  const order: string[] = []
  const uploading = call(
    createDocumentAsManager,
    { title: 'Plan', shortDescription: 'Kurz' },
    { ...as, files: { file: { bytes: makeDoc(), fileName: 'Plan.doc', type: '' } } },
  ).finally(() => order.push('the document'))
  for (let count = 0; count < 5; count += 1)
    expect(await call(getHabitsAsManager, {}, as).then(outcome)).toBe(200)
  order.push('five others')
  expect(await uploading.then(outcome)).toEqual([415, 'document-not-checkable'])
  expect(order).toEqual(['five others', 'the document'])
  await server.close()
})
