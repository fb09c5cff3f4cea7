import { expect, test } from 'vitest'
import type { QueuedCommand } from '../database.ts'
import { createQueue, type Outcome } from './queue.ts'

const commandOf = (id: string): QueuedCommand => ({
  id,
  operation: 'tick',
  input: {},
  files: {},
  doneAtMs: 0,
  day: '2026-03-04',
  refusal: null,
})

/** A queue whose server's answers and whose clock the test sets. */
const createPlayer = () => {
  const storedCommands: QueuedCommand[] = []
  const sentIds: string[] = []
  const refusedIds: string[] = []
  const pauses: number[] = []
  let answer: Outcome = { kind: 'later', afterMs: null }
  let clock = 0
  const queue = createQueue({
    store: {
      add: async (command) => void storedCommands.push(command),
      first: async () => storedCommands[0] ?? null,
      find: async (id) => storedCommands.find((command) => command.id === id) ?? null,
      remove: async (id) => void storedCommands.splice(0, storedCommands[0]?.id === id ? 1 : 0),
      refuse: async (id) => {
        refusedIds.push(id)
        storedCommands.splice(0, storedCommands[0]?.id === id ? 1 : 0)
      },
    },
    send: async ({ id }) => {
      sentIds.push(id)
      return answer
    },
    alone: (work) => work(),
    now: () => clock,
    after: (ms) => void pauses.push(ms),
    onEmpty: () => {},
    onChange: () => {},
  })
  return {
    queue,
    sent: sentIds,
    refused: refusedIds,
    pauses,
    answerWith: (outcome: Outcome) => {
      answer = outcome
    },
    advance: (ms: number) => {
      clock += ms
    },
  }
}

test('attempts are a second apart, then twice as long each time, and five minutes at most', async () => {
  const { queue, pauses, answerWith } = createPlayer()
  expect(await queue.add(commandOf('one'))).toEqual({ kind: 'waiting' })
  for (let count = 0; count < 10; count += 1) await queue.sendAll()
  expect(pauses).toEqual([
    ...[1, 2, 4, 8, 16, 32, 64, 128, 256].map((seconds) => seconds * 1000),
    300_000,
    300_000,
  ])
  answerWith({ kind: 'accepted', output: {} })
  await queue.sendAll()
  answerWith({ kind: 'later', afterMs: null })
  await queue.add(commandOf('two'))
  expect(pauses.at(-1)).toBe(1000)
})

test('nothing is sent before the server’s retry time, regardless of presses', async () => {
  const { queue, sent, pauses, answerWith, advance } = createPlayer()
  answerWith({ kind: 'later', afterMs: 60_000 })
  await queue.add(commandOf('one'))
  expect(pauses).toEqual([60_000])
  answerWith({ kind: 'accepted', output: {} })
  advance(59_999)
  expect(await queue.add(commandOf('two'))).toEqual({ kind: 'waiting' })
  expect(sent).toEqual(['one'])
  advance(1)
  await queue.sendAll()
  expect(sent).toEqual(['one', 'one', 'two'])
})

test('a command on which the server fails eight times no longer blocks those behind it', async () => {
  const { queue, sent, refused, answerWith } = createPlayer()
  const fault = {
    status: 500,
    identifier: 'internal-error',
    message: 'Da ist etwas schiefgelaufen.',
  } as const
  answerWith({ kind: 'later', afterMs: null, fault })
  await queue.add(commandOf('one'))
  for (let count = 2; count < 8; count += 1) await queue.sendAll()
  expect(await queue.add(commandOf('two'))).toEqual({ kind: 'waiting' })
  expect([sent.filter((id) => id === 'one').length, sent.at(-1), refused]).toEqual([8, 'two', ['one']])
  answerWith({ kind: 'accepted', output: {} })
  await queue.sendAll()
  expect([sent.at(-1), refused]).toEqual(['two', ['one']])
})

test('a paused queue sends nothing by itself', async () => {
  const { queue, pauses, answerWith } = createPlayer()
  answerWith({ kind: 'paused' })
  expect(await queue.add(commandOf('one'))).toEqual({ kind: 'waiting' })
  expect(pauses).toEqual([])
})
