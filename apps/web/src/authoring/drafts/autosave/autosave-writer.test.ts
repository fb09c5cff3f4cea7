import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AutosaveState } from './autosave-state.ts'
import { AUTOSAVE_PAUSE_MS, createAutosaveWriter } from './autosave-writer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server whose answers the test decides. */
const createServer = () => {
  const sentContents: string[] = []
  const savedContents: string[] = []
  let answer = { resolve: () => {}, reject: (_: Error) => {} }
  const writer = createAutosaveWriter<{ text: string }>({
    send: (content) => {
      sentContents.push(content?.text ?? 'dropped')
      return new Promise<void>((resolve, reject) => {
        answer = { resolve, reject }
      })
    },
    describeFailure: (error) => {
      const { message } = error as Error
      return { why: message, isWorthRetrying: message === 'offline' }
    },
    onSaved: ({ text }) => void savedContents.push(text),
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    sent: sentContents,
    saved: savedContents,
    writer,
    type: (text: string) => writer.put({ text }),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    answer: async () => {
      answer.resolve()
      await settle()
    },
    fail: async (why: string) => {
      answer.reject(new Error(why))
      await settle()
    },
    state: (): AutosaveState => writer.state.get(),
  }
}

test('at most one call in half a second, with the newest text, and one in flight', async () => {
  const { sent, saved, type, pass, answer, state } = createServer()
  for (const text of ['S', 'Su', 'Sup']) {
    type(text)
    await pass(AUTOSAVE_PAUSE_MS / 4)
  }
  expect(sent).toEqual([])
  await pass(AUTOSAVE_PAUSE_MS / 4)
  expect(sent).toEqual(['Sup'])
  type('Supp')
  await pass(10 * AUTOSAVE_PAUSE_MS)
  type('Suppe')
  expect(sent).toEqual(['Sup'])
  expect(state()).toEqual({ is: 'saving' })
  await answer()
  expect(sent).toEqual(['Sup'])
  await pass(AUTOSAVE_PAUSE_MS)
  expect(sent).toEqual(['Sup', 'Suppe'])
  await answer()
  expect(state()).toEqual({ is: 'saved' })
  expect(saved).toEqual(['Sup', 'Suppe'])
})

test('input without pauses is saved meanwhile', async () => {
  const { sent, type, pass, answer } = createServer()
  for (let key = 1; key <= 20; key += 1) {
    type('x'.repeat(key))
    await pass(AUTOSAVE_PAUSE_MS / 5)
    await answer()
  }
  expect(sent).toHaveLength(4)
})

test('a failure is reported and retried less and less often, with the newest text', async () => {
  const { sent, type, pass, answer, fail, state, writer } = createServer()
  type('Su')
  await pass(AUTOSAVE_PAUSE_MS)
  await fail('offline')
  expect(state()).toEqual({ is: 'failed', why: 'offline' })
  type('Sup')
  expect(state()).toEqual({ is: 'failed', why: 'offline' })
  await pass(1_999)
  expect(sent).toEqual(['Su'])
  await pass(1)
  expect(sent).toEqual(['Su', 'Sup'])
  await fail('offline')
  await pass(4_999)
  expect(sent).toHaveLength(2)
  writer.retry()
  expect(sent).toEqual(['Su', 'Sup', 'Sup'])
  await answer()
  expect(state()).toEqual({ is: 'saved' })
  await pass(60_000)
  expect(sent).toHaveLength(3)
})

test('refused input is not sent again, only later input', async () => {
  const { sent, type, pass, fail, answer, state } = createServer()
  type('zu lang')
  await pass(AUTOSAVE_PAUSE_MS)
  await fail('too long')
  await pass(60_000)
  expect(sent).toEqual(['zu lang'])
  type('kurz')
  await pass(AUTOSAVE_PAUSE_MS)
  await answer()
  expect(sent).toEqual(['zu lang', 'kurz'])
  expect(state()).toEqual({ is: 'saved' })
})

test('dropping comes after the call in flight, and dropped input is not recorded as saved', async () => {
  const { sent, saved, type, pass, answer, state, writer } = createServer()
  type('Suppe')
  await pass(AUTOSAVE_PAUSE_MS)
  writer.drop()
  expect(sent).toEqual(['Suppe'])
  await answer()
  await pass(0)
  expect(sent).toEqual(['Suppe', 'dropped'])
  await answer()
  expect(saved).toEqual([])
  expect(state()).toEqual({ is: 'idle' })
})

test('dropping needs no call where nothing is stored, and is retried where something is', async () => {
  const { sent, pass, fail, answer, state, writer, type } = createServer()
  type('Suppe')
  writer.drop()
  await pass(AUTOSAVE_PAUSE_MS)
  expect(sent).toEqual([])
  writer.markAsStored()
  writer.drop()
  expect(sent).toEqual(['dropped'])
  await fail('offline')
  expect(state()).toEqual({ is: 'idle' })
  await pass(2_000)
  expect(sent).toEqual(['dropped', 'dropped'])
  await answer()
})

test('unsent input is returned once when the page is left', async () => {
  const { sent, type, pass, writer } = createServer()
  type('Suppe')
  expect(writer.removeUnsent()).toEqual({ content: { text: 'Suppe' } })
  expect(writer.removeUnsent()).toBeNull()
  await pass(AUTOSAVE_PAUSE_MS)
  expect(sent).toEqual([])
})
