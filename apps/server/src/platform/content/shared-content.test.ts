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
  const loaded: string[] = []
  const get = (appId: string, version: string, name: string) =>
    content.get(state(version, appId), name, async () => {
      loaded.push(`${appId} ${version} ${name}`)
      return { name }
    })
  for (const _ of [1, 2])
    for (const appId of ['a', 'b'])
      for (const version of ['1', '2']) for (const name of ['list', 'page']) await get(appId, version, name)
  expect(loaded).toHaveLength(8)
  expect(new Set(loaded).size).toBe(8)
})

test('requests during a load wait for that load', async () => {
  const content = createSharedContent()
  const [first, second] = [createLoad(), createLoad()]
  const asked = [first, second].map(({ run }) => content.get(state('1'), 'list', run))
  first.end({ title: 'Trinken' })
  expect(await Promise.all(asked)).toEqual([{ title: 'Trinken' }, { title: 'Trinken' }])
  expect([first.times, second.times]).toEqual([1, 0])
})

test('a failed load fails only for its own request and is not cached', async () => {
  const content = createSharedContent()
  const [broken, good, late] = [createLoad(), createLoad(), createLoad()]
  const failed = content.get(state('1'), 'list', broken.run)
  const others = [good, late].map(({ run }) => content.get(state('1'), 'list', run))
  broken.fail(new Error('the connection broke'))
  good.end({ title: 'Trinken' })
  await expect(failed).rejects.toThrow('the connection broke')
  expect(await Promise.all(others)).toEqual([{ title: 'Trinken' }, { title: 'Trinken' }])
  expect(late.times).toBe(0)
})

test('stays within its limit and evicts the least recently used entry first', async () => {
  const text = 'x'.repeat(1000)
  const loaded: string[] = []
  const content = createSharedContent({ maxBytes: 10_000 })
  const get = (name: string) =>
    content.get(state('1'), name, async () => {
      loaded.push(name)
      return { text }
    })
  await get('a')
  await get('b')
  await get('c')
  await get('a')
  await get('d')
  expect(content.size()).toBeLessThanOrEqual(10_000)
  loaded.length = 0
  for (const name of ['a', 'd', 'c']) await get(name)
  expect(loaded).toEqual([])
  await get('b')
  expect(loaded).toEqual(['b'])
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
