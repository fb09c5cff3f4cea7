import { expect, test } from 'vitest'
import { runInThread } from './run-in-thread.ts'

const LIMITS = { maxCpuMs: 60_000, maxMs: 60_000, heapMb: 32 }

/** A thread with these lines as its code; `answer` posts its message. */
const threadOf = (lines: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, workerData } from 'node:worker_threads'
       const answer = (value) => parentPort.postMessage(value)
       ${lines}`,
    )}`,
  )

const run = (lines: string, limits: Partial<typeof LIMITS> = {}) =>
  runInThread(threadOf(lines), new Uint8Array([1, 2]), { ...LIMITS, ...limits, transfer: [] })

test('a thread answers its input, and does not see the environment', async () => {
  expect(await run('answer([...workerData, Object.keys(process.env).length])')).toEqual([1, 2, 0])
})

test.each([
  ['computes without end', 'for (;;);', { maxCpuMs: 300 }, 'cpu'],
  ['waits without end', 'setInterval(() => {}, 1000)', { maxMs: 500 }, 'time'],
  ['takes memory without end', 'const all = []; for (;;) all.push(new Array(1e5).fill(1.5))', {}, 'memory'],
])('a thread that %s is ended by that limit', async (_, lines, limits, limit) => {
  await expect(run(lines, limits)).rejects.toMatchObject({ limit })
})

test('a thread that waits longer than it may compute is not ended', async () => {
  expect(await run('setTimeout(answer, 600, "done")', { maxCpuMs: 500 })).toBe('done')
})

test.each([
  ['ends without an answer', 'process.exit(3)', 'ended without an answer, with 3'],
  ['throws', 'throw new Error("a fault of ours")', 'a fault of ours'],
])('a thread that %s is a fault of the server', async (_, lines, message) => {
  await expect(run(lines)).rejects.toThrow(message)
})

test('the thread of a call that was ended is gone, and the next call has a new one', async () => {
  await expect(run('for (;;);', { maxCpuMs: 100 })).rejects.toMatchObject({ limit: 'cpu' })
  expect(await run('answer("next")')).toBe('next')
})
