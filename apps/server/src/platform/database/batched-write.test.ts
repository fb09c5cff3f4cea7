import { expect, test } from 'vitest'
import { writeBatched } from './batched-write.ts'
import { SCHEMAS } from './function-schemas.ts'

type Statement = {
  text: string
  values: [appId: string, lockTimeout: string, userIds: string[], ...unknown[][]]
}

/** A database with a given answer to each statement, in their order. */
const createDatabase = () => {
  const statements: (Statement & { answer: (written: boolean[]) => void; fail: (error: Error) => void })[] =
    []
  const query = (statement: Statement) =>
    new Promise((resolve, reject) => {
      const answer = (results: boolean[]) => resolve({ rows: [[results]] })
      statements.push({ ...statement, answer, fail: reject })
    })
  const pool = { query } as never
  const write = (userId: string, appId = 'app') =>
    writeBatched(pool, {
      name: 'mark_pages_as_seen',
      values: [`page of ${userId}`, 5],
      appId,
      userId,
      tokenHash: Buffer.from(userId),
      now: new Date(0),
    })
  return { sent: statements, write, people: () => statements.map(({ values }) => values[2]) }
}

/** Statements are sent at the end of the turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

const withCode = (code: string) => Object.assign(new Error('of the database'), { code })

test('writes of the same moment are one statement, and each gets its own answer', async () => {
  const { sent, write } = createDatabase()
  const answers = Promise.all([write('one'), write('other'), write('third')])
  await turn()
  expect(sent.map(({ text, values }) => ({ text, values }))).toEqual([
    {
      text: `SELECT ${SCHEMAS.writes}.mark_pages_as_seen($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        'app',
        '100ms',
        ['one', 'other', 'third'],
        ['one', 'other', 'third'].map((each) => Buffer.from(each)),
        [new Date(0), new Date(0), new Date(0)],
        ['page of one', 'page of other', 'page of third'],
        [5, 5, 5],
      ],
    },
  ])
  sent[0]?.answer([true, false, true])
  expect(await answers).toEqual([true, false, true])
})

test('writes that arrive meanwhile wait for the next statement', async () => {
  const { sent, write, people } = createDatabase()
  const first = write('one')
  await turn()
  const second = Promise.all([write('other'), write('third')])
  await turn()
  expect(people()).toEqual([['one']])
  sent[0]?.answer([true])
  expect(await first).toBe(true)
  await turn()
  expect(people()).toEqual([['one'], ['other', 'third']])
  sent[1]?.answer([true, true])
  expect(await second).toEqual([true, true])
})

test('two writes of one person are two statements, in their order', async () => {
  const { sent, write, people } = createDatabase()
  const answers = Promise.all([write('one'), write('one'), write('other')])
  await turn()
  sent[0]?.answer([true, true])
  await turn()
  expect(people()).toEqual([['one', 'other'], ['one']])
  sent[1]?.answer([false])
  expect(await answers).toEqual([true, false, true])
})

test('a statement takes fifty writes', async () => {
  const { sent, write, people } = createDatabase()
  const answers = Promise.all(Array.from({ length: 120 }, (_, index) => write(`${index}`)))
  for (const count of [50, 50, 20]) {
    await turn()
    sent.at(-1)?.answer(Array.from({ length: count }, () => true))
  }
  expect(await answers).toHaveLength(120)
  expect(people().map(({ length }) => length)).toEqual([50, 50, 20])
})

test('apps do not wait for each other', async () => {
  const { sent, write } = createDatabase()
  const [slow, quick] = [write('one', 'first'), write('one', 'second')]
  await turn()
  expect(sent.map(({ values: [appId] }) => appId)).toEqual(['first', 'second'])
  sent[1]?.answer([true])
  expect(await quick).toBe(true)
  sent[0]?.answer([true])
  expect(await slow).toBe(true)
})

test.each(['22P02', '23503', '40P01', '55P03'])(
  'when one of the rows fails (%s), nothing is written, and each write is repeated alone',
  async (code) => {
    const { sent, write } = createDatabase()
    const answers = Promise.all([write('one'), write('other')])
    await turn()
    sent[0]?.fail(withCode(code))
    expect(await answers).toEqual([false, false])
  },
)

test.each([
  ['without a code', new Error('Query read timeout')],
  ['57014', withCode('57014')],
])(
  'a database that does not answer (%s) fails the sent writes, and the others no longer wait',
  async (_what, error) => {
    const { sent, write, people } = createDatabase()
    const lostWrites = Promise.allSettled([write('one'), write('other')])
    await turn()
    const waitingWrite = write('third')
    sent[0]?.fail(error)
    expect(await lostWrites).toEqual([
      { status: 'rejected', reason: error },
      { status: 'rejected', reason: error },
    ])
    expect(await waitingWrite).toBe(false)
    expect(people()).toHaveLength(1)
    const later = write('one')
    await turn()
    sent[1]?.answer([true])
    expect(await later).toBe(true)
  },
)
