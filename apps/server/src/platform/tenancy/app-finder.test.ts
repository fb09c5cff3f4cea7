import { expect, test } from 'vitest'
import { createAppFinder } from './app-finder.ts'

/** A database whose answers come when they are told to; each says how many were asked before it. */
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

/** Until everything that is only waiting for its turn in the event loop has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('who asks while the host is being asked for gets the next answer, and all of them the same', async () => {
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

test('a question that fails fails for who asked it, and the next is asked all the same', async () => {
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
