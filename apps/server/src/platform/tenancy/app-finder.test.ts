import { expect, test } from 'vitest'
import { createAppFinder } from './app-finder.ts'

/** A database whose answers the test releases; each contains the number of queries sent before it. */
const createDatabase = () => {
  const questions: { host: string; answer: () => void; fail: () => void }[] = []
  const query = ({ values: [host = ''] }: { values: string[] }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const nth = questions.length
    questions.push({
      host,
      answer: () => resolve({ rows: [{ id: `${host} ${nth}` }] }),
      fail: () => reject(new Error('away')),
    })
    return promise
  }
  return { questions, findApp: createAppFinder({ query: query as never }) }
}

/** Waits until all queued callbacks of the event loop have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('callers during a query for the host share the next answer', async () => {
  const { questions, findApp } = createDatabase()
  const first = findApp('a')
  const others = [findApp('a'), findApp('a')]
  expect(questions).toHaveLength(1)
  questions[0]?.answer()
  expect(await first).toBe('a 0')
  await settle()
  expect(questions).toHaveLength(2)
  questions[1]?.answer()
  expect(await Promise.all(others)).toEqual(['a 1', 'a 1'])
  await settle()
  void findApp('a')
  expect(questions).toHaveLength(3)
})

test('hosts do not wait for each other', () => {
  const { questions, findApp } = createDatabase()
  void findApp('a')
  void findApp('b')
  expect(questions.map(({ host }) => host)).toEqual(['a', 'b'])
})

test('a failed query fails only for its callers, and the next one is sent all the same', async () => {
  const { questions, findApp } = createDatabase()
  const first = findApp('a')
  const second = findApp('a')
  questions[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await settle()
  questions[1]?.answer()
  expect(await second).toBe('a 1')
  await settle()
  void findApp('a')
  expect(questions).toHaveLength(3)
})

test('a crowd shares a failure: each caller waits for two queries at most, however many fail', async () => {
  const { questions, findApp } = createDatabase()
  const lookups = Array.from({ length: 20 }, () => findApp('a'))
  questions[0]?.fail()
  await settle()
  const during = Array.from({ length: 20 }, () => findApp('a'))
  questions[1]?.fail()
  expect(await Promise.allSettled(lookups).then((ends) => ends.map(({ status }) => status))).toEqual(
    Array(20).fill('rejected'),
  )
  await settle()
  questions[2]?.fail()
  await Promise.allSettled(during)
  expect(questions).toHaveLength(3)
})
