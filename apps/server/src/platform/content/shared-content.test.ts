import { expect, test } from 'vitest'
import { createSharedContent } from './shared-content.ts'

const state = (version: string, appId = 'app') => ({ appId, version })

/** A load that the test completes, and that counts its starts. */
const createLoad = () => {
  const ends = Promise.withResolvers<{ title: string }>()
  const load = {
    times: 0,
    run: () => {
      load.times += 1
      return ends.promise
    },
    end: ends.resolve,
    fail: ends.reject,
  }
  return load
}

test('a loaded value is loaded again for another app, another version, another name', async () => {
  const content = createSharedContent()
  const loadedNames: string[] = []
  const get = (appId: string, version: string, name: string) =>
    content.get(state(version, appId), name, async () => {
      loadedNames.push(`${appId} ${version} ${name}`)
      return { name }
    })
  for (const _ of [1, 2])
    for (const appId of ['a', 'b'])
      for (const version of ['1', '2']) for (const name of ['list', 'page']) await get(appId, version, name)
  expect(loadedNames).toHaveLength(8)
  expect(new Set(loadedNames).size).toBe(8)
})

test('requests during a load wait for that load', async () => {
  const content = createSharedContent()
  const [first, second] = [createLoad(), createLoad()]
  const answers = [first, second].map(({ run }) => content.get(state('1'), 'list', run))
  first.end({ title: 'Trinken' })
  expect(await Promise.all(answers)).toEqual([{ title: 'Trinken' }, { title: 'Trinken' }])
  expect([first.times, second.times]).toEqual([1, 0])
})

/** A crowd of requests for the same content; each has a load of its own. */
const createCrowd = (content = createSharedContent()) => {
  const loads: ReturnType<typeof createLoad>[] = []
  return {
    loads,
    join: (count: number) =>
      Array.from({ length: count }, () => {
        const load = createLoad()
        loads.push(load)
        const answer = content.get(state('1'), 'list', load.run)
        // A test looks at the outcome later.
        answer.catch(() => {})
        return answer
      }),
    startedLoads: () => loads.filter(({ times }) => times > 0),
  }
}

/** Waits until all queued callbacks of the event loop have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

const LOST = new Error('the connection broke')
const LOCKED = new Error('the table is locked')

const outcomes = async (answers: readonly Promise<unknown>[]) =>
  new Set(
    (await Promise.allSettled(answers)).map((end) => (end.status === 'fulfilled' ? end.value : end.reason)),
  )

test('a load that fails with its request is repeated once, by one of those who wait', async () => {
  const { loads, join, startedLoads } = createCrowd()
  const [failed, ...others] = join(20)
  loads[0]?.fail(LOST)
  await expect(failed).rejects.toBe(LOST)
  await settle()
  loads[1]?.end({ title: 'Trinken' })
  expect(await outcomes(others)).toEqual(new Set([{ title: 'Trinken' }]))
  expect(startedLoads()).toHaveLength(2)
})

test('all who wait share the failure after one more attempt', async () => {
  const { loads, join, startedLoads } = createCrowd()
  const first = join(20)
  loads[0]?.fail(LOST)
  await settle()
  const during = join(20)
  loads[1]?.fail(LOCKED)
  expect(await outcomes([...first.slice(1), ...during])).toEqual(new Set([LOCKED]))
  expect(startedLoads()).toHaveLength(2)
})

test('failing content is loaded by one request at a time, and nobody waits for it', async () => {
  const { loads, join } = createCrowd()
  join(2)
  loads[0]?.fail(LOST)
  await settle()
  loads[1]?.fail(LOCKED)
  await settle()
  for (const _ of [1, 2, 3]) {
    const at = loads.length
    const [trial, ...others] = join(20)
    expect(await outcomes(others)).toEqual(new Set([LOCKED]))
    expect(loads.slice(at).map(({ times }) => times)).toEqual([1, ...Array(19).fill(0)])
    loads[at]?.fail(LOCKED)
    await expect(trial).rejects.toBe(LOCKED)
  }
  const at = loads.length
  const [trial] = join(1)
  loads[at]?.end({ title: 'Trinken' })
  expect(await trial).toEqual({ title: 'Trinken' })
  expect(await outcomes(join(20))).toEqual(new Set([{ title: 'Trinken' }]))
})

test('a load that failed because the database made it wait is not repeated', async () => {
  let time = 0
  const { loads, join, startedLoads } = createCrowd(createSharedContent({ now: () => time }))
  const answers = join(20)
  time += 2000
  loads[0]?.fail(LOCKED)
  expect(await outcomes(answers)).toEqual(new Set([LOCKED]))
  expect(startedLoads()).toHaveLength(1)
})

test('a failure that nobody else waited for does not affect the next load', async () => {
  const { loads, join, startedLoads } = createCrowd()
  const [alone] = join(1)
  loads[0]?.fail(LOST)
  await expect(alone).rejects.toBe(LOST)
  const next = join(5)
  loads[1]?.end({ title: 'Trinken' })
  expect(await outcomes(next)).toEqual(new Set([{ title: 'Trinken' }]))
  expect(startedLoads()).toHaveLength(2)
})

test('a failure is not remembered for another name, app or version', async () => {
  const content = createSharedContent()
  const { loads, join } = createCrowd(content)
  join(2)
  loads[0]?.fail(LOST)
  await settle()
  loads[1]?.fail(LOCKED)
  await settle()
  const trial = createLoad()
  void content.get(state('1'), 'list', trial.run).catch(() => {})
  const load = async () => ({ title: 'Trinken' })
  const answers = [
    content.get(state('1'), 'page', load),
    content.get(state('2'), 'list', load),
    content.get(state('1', 'other'), 'list', load),
  ]
  expect(await Promise.all(answers)).toEqual(Array(3).fill({ title: 'Trinken' }))
  trial.end({ title: 'Trinken' })
})

test('stays within its limit and evicts the least recently used entry first', async () => {
  const text = 'x'.repeat(1000)
  const loadedNames: string[] = []
  const content = createSharedContent({ maxBytes: 10_000 })
  const get = (name: string) =>
    content.get(state('1'), name, async () => {
      loadedNames.push(name)
      return { text }
    })
  await get('a')
  await get('b')
  await get('c')
  await get('a')
  await get('d')
  expect(content.size()).toBeLessThanOrEqual(10_000)
  loadedNames.length = 0
  for (const name of ['a', 'd', 'c']) await get(name)
  expect(loadedNames).toEqual([])
  await get('b')
  expect(loadedNames).toEqual(['b'])
})

test('returns a value that is larger than the limit without caching it', async () => {
  const content = createSharedContent({ maxBytes: 100 })
  const large = { text: 'x'.repeat(1000) }
  expect(await content.get(state('1'), 'list', async () => large)).toEqual(large)
  expect(content.size()).toBe(0)
})

test('returned values cannot be changed', async () => {
  const content = createSharedContent()
  const list = await content.get(state('1'), 'list', async () => [{ pages: [{ title: 'Anfang' }] }])
  expect(() => list[0]?.pages.push({ title: 'Ende' })).toThrow(TypeError)
  expect(() => Object.assign(list[0]?.pages[0] ?? {}, { title: 'Ende' })).toThrow(TypeError)
})
