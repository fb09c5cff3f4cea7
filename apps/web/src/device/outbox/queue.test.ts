import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { apply, emptyState } from '../../testing/simulated-server.ts'
import type { QueuedCommand } from '../database.ts'
import { createQueue, type Outcome, type Queue, type Settlement } from './queue.ts'

/** A generator with a seed, so that a failure can be repeated (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { below: (limit: number) => Math.floor(next() * limit), happens: (share: number) => next() < share }
}

type Random = ReturnType<typeof createRandom>

const REFUSAL = { status: 409, identifier: 'habit-day-closed', message: 'Der Tag ist vorbei.' } as const
const DAYS = ['2026-03-03', '2026-03-04']

/**
 * One device with tabs that may end at any step, and one server behind a network that loses messages at
 * random.
 */
const createWorld = (random: Random) => {
  const server = emptyState()
  const storedCommands: QueuedCommand[] = []
  /** All commands that were ever stored, in their order. */
  const done: QueuedCommand[] = []
  const steps: { tab: number; run: () => void }[] = []
  const dead = new Set<number>()
  const timers = new Map<number, () => void>()
  const settled: string[] = []
  const settlements = new Map<string, Settlement>()
  let isCalm = false
  let hasSession = true
  let lock: number | null = null
  const line: { tab: number; enter: () => void }[] = []

  /** The effect happens in a step of its own; a tab that ends in it never gets the result. */
  const step = <Result>(tab: number, effect: () => Result): Promise<Result> =>
    new Promise((resolve, reject) =>
      steps.push({
        tab,
        run: () => {
          try {
            const result = effect()
            if (!isCalm && random.happens(0.02)) end(tab)
            if (!dead.has(tab)) resolve(result)
          } catch (error) {
            reject(error)
          }
        },
      }),
    )

  const letIn = () => {
    const next = lock === null ? line.shift() : undefined
    if (!next) return
    if (dead.has(next.tab)) return letIn()
    lock = next.tab
    next.enter()
  }

  const end = (tab: number) => {
    dead.add(tab)
    timers.delete(tab)
    if (lock !== tab) return
    lock = null
    letIn()
  }

  const indexOf = (id: string) => storedCommands.findIndex((command) => command.id === id)

  const answer = (command: QueuedCommand): Outcome => {
    if (!hasSession) return { kind: 'paused' }
    if (!isCalm && random.happens(0.15)) return { kind: 'later', afterMs: random.happens(0.5) ? 50 : null }
    const isTaken = apply(server, command)
    if (!isCalm && random.happens(0.2)) return { kind: 'later', afterMs: null }
    return isTaken ? { kind: 'accepted', output: {} } : { kind: 'refused', refusal: REFUSAL, error: null }
  }

  let clock = 0
  const openTab = (tab: number): Queue =>
    createQueue({
      store: {
        add: (command) =>
          step(tab, () => {
            if (!isCalm && random.happens(0.03)) throw new Error('the storage is full')
            storedCommands.push(command)
            done.push(command)
          }),
        first: () => step(tab, () => storedCommands.find(({ refusal }) => !refusal) ?? null),
        find: (id) => step(tab, () => storedCommands[indexOf(id)] ?? null),
        remove: (id) =>
          step(tab, () => {
            if (!isCalm && random.happens(0.05)) throw new Error('the storage has failed')
            if (indexOf(id) >= 0) storedCommands.splice(indexOf(id), 1)
          }),
        refuse: (id, refusal) =>
          step(tab, () => {
            const command = storedCommands[indexOf(id)]
            if (command) storedCommands[indexOf(id)] = { ...command, refusal }
          }),
      },
      send: async (command) => {
        const outcome = await step(tab, () => answer(command))
        // The answer takes a step of its own.
        return step(tab, () => outcome)
      },
      alone: (work) =>
        new Promise((resolve, reject) => {
          const enter = () =>
            void work()
              .then(resolve, reject)
              .finally(() => {
                if (lock === tab) lock = null
                letIn()
              })
          line.push({ tab, enter })
          letIn()
        }),
      now: () => clock,
      after: (_ms, task) => timers.set(tab, task),
      onEmpty: (commands) => settled.push(...commands.map(({ id }) => id)),
      onChange: () => {},
    })

  return {
    server,
    stored: storedCommands,
    done,
    settlements,
    isDead: (tab: number) => dead.has(tab),
    openTab,
    end,
    setSession: (has: boolean) => {
      hasSession = has
    },
    calmDown: () => {
      isCalm = true
      hasSession = true
      clock += 1000
    },
    fireTimers: () => {
      clock += 100
      for (const [tab, task] of [...timers]) {
        timers.delete(tab)
        task()
      }
    },
    /** @returns whether there was a step */
    runOneStep: async () => {
      const [next] = steps.splice(random.below(steps.length), 1)
      if (!next) return false
      if (!dead.has(next.tab)) next.run()
      await setImmediate()
      return true
    },
  }
}

const createCommands = (random: Random) => {
  let count = 0
  let page = 0
  const ticks: { id: string; day: string }[] = []
  return (): QueuedCommand => {
    count += 1
    const id = `act ${count}`
    const operation = ['tick', 'undo', 'entry', 'rating', 'page', 'page', 'closed'][random.below(7)] ?? ''
    const day = DAYS[random.below(DAYS.length)] ?? ''
    if (operation === 'page') page += 1
    if (operation === 'tick') ticks.push({ id, day })
    const input = (operation === 'undo' && ticks[random.below(ticks.length)]) || { id, day, page }
    return { id, operation, input, files: {}, doneAtMs: count, day, refusal: null }
  }
}

const play = async (seed: number) => {
  const random = createRandom(seed)
  const world = createWorld(random)
  const nextCommand = createCommands(random)
  let tabs = [0, 1]
  let lastTab = 1
  const queues = new Map(tabs.map((tab) => [tab, world.openTab(tab)]))
  const openAgain = () => {
    tabs = tabs.map((tab) => {
      if (!world.isDead(tab)) return tab
      lastTab += 1
      const queue = world.openTab(lastTab)
      queues.set(lastTab, queue)
      void queue.sendAll()
      return lastTab
    })
  }
  for (let turn = 0; turn < 60; turn += 1) {
    const tab = tabs[random.below(2)] ?? 0
    if (random.happens(0.25)) {
      const command = nextCommand()
      queues
        .get(tab)
        ?.add(command)
        .then(
          (settlement) => world.settlements.set(command.id, settlement),
          () => {},
        )
    }
    if (random.happens(0.05)) world.end(tab)
    if (random.happens(0.05)) world.setSession(random.happens(0.5))
    if (random.happens(0.2)) world.fireTimers()
    openAgain()
    for (let count = random.below(6); count > 0; count -= 1) await world.runOneStep()
  }
  world.calmDown()
  do {
    openAgain()
    for (const tab of tabs) void queues.get(tab)?.sendAll()
    world.fireTimers()
    while (await world.runOneStep());
  } while (world.stored.some(({ refusal }) => !refusal))
  return world
}

const ROUNDS = 300

test('despite lost messages, closed tabs and duplicates, the server ends in the same state as with a stable network', async () => {
  let sentCount = 0
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const { server, done, stored, settlements } = await play(seed)
    sentCount += done.length
    const online = emptyState()
    const refusedIds = new Set(done.filter((command) => !apply(online, command)).map(({ id }) => id))
    expect({ seed, server }).toEqual({ seed, server: online })
    for (const { id } of stored) expect([seed, id, refusedIds.has(id)]).toEqual([seed, id, true])
    for (const [id, { kind }] of settlements)
      if (kind !== 'waiting')
        expect([seed, id, kind]).toEqual([seed, id, refusedIds.has(id) ? 'refused' : 'accepted'])
  }
  expect(sentCount).toBeGreaterThan(ROUNDS)
})
