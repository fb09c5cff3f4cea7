import { expect, test } from 'vitest'
import { filesOf, type Module } from './files-of-modules.ts'

const COSTS = { request: 1000, smallest: 500, weightOf: () => 1 }

const module = (users: string[], size: number, imports: string[] = []): Module => ({
  users: new Set(users),
  size,
  imports,
})

const filesFor = (modules: Record<string, Module>, costs: Partial<typeof COSTS> = {}) =>
  filesOf(new Map(Object.entries(modules)), { ...COSTS, ...costs })
    .map((file) => file.sort().join(' '))
    .sort()

test('modules that the same pages need are one file', () => {
  expect(
    filesFor({
      one: module(['home'], 9000),
      two: module(['home'], 9000, ['other']),
      other: module(['home', 'diary'], 9000),
    }),
  ).toEqual(['one two', 'other'])
})

test('a page gets some bytes that it does not need instead of a request', () => {
  const modules = (size: number) => ({
    shared: module(['home', 'diary'], 9000),
    own: module(['home'], size, ['shared']),
  })
  expect(filesFor(modules(900))).toEqual(['own shared'])
  expect(filesFor(modules(1100))).toEqual(['own', 'shared'])
  expect(filesFor(modules(1100), { weightOf: () => 2 })).toEqual(['own', 'shared'])
  expect(filesFor(modules(1100), { request: 1200 })).toEqual(['own shared'])
})

test('whatever a file imports is part of what it costs', () => {
  expect(
    filesFor({
      own: module(['home'], 600, ['large']),
      near: module(['home', 'goals'], 600),
      large: module(['home', 'diary', 'lists'], 90_000),
    }),
  ).toEqual(['large', 'near', 'own'])
})

test('a small file is put together with what costs least', () => {
  expect(
    filesFor({
      small: module(['lists'], 100),
      near: module(['diary'], 600),
      far: module(['goals'], 9000),
    }),
  ).toEqual(['far', 'near small'])
})

/** Modules that import later ones; each page needs some, and whatever these import. */
const manyModules = (seed: number): Record<string, Module> => {
  let state = seed
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
  const count = 60
  const imports = Array.from({ length: count }, (_, index) =>
    [1, 2].map(() => index + 1 + random(20)).filter((next) => next < count),
  )
  const users = imports.map(() => new Set<string>())
  const use = (index: number, user: string) => {
    if (users[index]?.has(user)) return
    users[index]?.add(user)
    for (const next of imports[index] ?? []) use(next, user)
  }
  for (const user of ['home', 'diary', 'lists', 'goals', 'profile'])
    for (let i = 0; i < 8; i += 1) use(random(count), user)
  return Object.fromEntries(
    imports.map((next, index) => [
      String(index),
      { users: users[index] ?? new Set(), size: 100 + random(2000), imports: next.map(String) },
    ]),
  )
}

test('no file needs one that needs it, and none is small', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const modules = manyModules(seed)
    const files = filesOf(new Map(Object.entries(modules)), COSTS)
    const fileOf = (id: string) => files.findIndex((file) => file.includes(id))
    const importsOf = (index: number) =>
      (files[index] ?? [])
        .flatMap((id) => (modules[id]?.imports ?? []).map(fileOf))
        .filter((next) => next !== index)
    const isReached = (from: number, to: number, seen = new Set<number>()): boolean =>
      importsOf(from).some((next) => next === to || (!seen.has(next) && isReached(next, to, seen.add(next))))
    expect(files.flat().length).toBe(60)
    expect(files.filter((_, index) => isReached(index, index))).toEqual([])
    expect(files.filter((file) => file.reduce((sum, id) => sum + (modules[id]?.size ?? 0), 0) < 500)).toEqual(
      [],
    )
  }
})
