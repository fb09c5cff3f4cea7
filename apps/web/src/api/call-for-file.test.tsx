import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callForFile } from './call-for-file.ts'

const realFetch = window.fetch
let ask = (_request: Request): Promise<Response> => Promise.reject(new Error('nothing is answered yet'))

beforeEach(() => {
  vi.useFakeTimers()
  window.fetch = (input, init) => ask(new Request(input, init))
})
afterEach(() => {
  vi.useRealTimers()
  window.fetch = realFetch
})

const SECOND = 1000
const NO_NETWORK = { status: 0, identifier: 'network' }

/** A file whose parts arrive when the test says so. */
const answerInParts = () => {
  const { writable, readable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  ask = async ({ signal }) => {
    signal.addEventListener('abort', () => void writer.abort(signal.reason))
    return new Response(readable, { headers: { 'content-type': 'application/pdf' } })
  }
  return {
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
    breakOff: () => writer.abort(new TypeError('network error')),
  }
}
const download = () => callForFile(getDocumentFile, { documentId: crypto.randomUUID() })

test('a file that takes minutes arrives whole, with its type', async () => {
  const file = answerInParts()
  const downloaded = download()
  for (const part of ['%P', 'DF', '-1', '.7', '%%', 'EO', 'F']) {
    await file.send(part)
    await vi.advanceTimersByTimeAsync(29 * SECOND)
  }
  await file.end()
  const blob = await downloaded
  expect([await blob.text(), blob.type]).toEqual(['%PDF-1.7%%EOF', 'application/pdf'])
})

test('a download without a byte for half a minute fails as offline', async () => {
  const file = answerInParts()
  const failed = expect(download()).rejects.toMatchObject(NO_NETWORK)
  await file.send('%PDF')
  await vi.advanceTimersByTimeAsync(30 * SECOND)
  await failed
})

test('a download that is cut off fails as offline', async () => {
  const file = answerInParts()
  const failed = expect(download()).rejects.toMatchObject(NO_NETWORK)
  await file.send('%PDF')
  await file.breakOff()
  await failed
})

test('a download that does not begin within three minutes fails as offline', async () => {
  ask = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new TypeError('aborted'))))
  const onEnd = vi.fn()
  const failed = expect(download().finally(onEnd)).rejects.toMatchObject(NO_NETWORK)
  await vi.advanceTimersByTimeAsync(179 * SECOND)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(SECOND)
  await failed
})

test('an empty file is a valid download', async () => {
  ask = async () => new Response(null)
  expect((await download()).size).toBe(0)
})
