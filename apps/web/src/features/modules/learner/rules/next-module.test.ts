import { expect, test } from 'vitest'
import { nextModule } from './next-module.ts'

const modules = (...flags: boolean[]) =>
  flags.map((isCompleted, index) => ({ moduleId: `${index + 1}`, isCompleted }))

test.each([
  { name: 'the following one', list: modules(true, false, false), after: '1', next: '2' },
  { name: 'not one that is completed', list: modules(true, true, false), after: '1', next: '3' },
  { name: 'after the last one, what was left out', list: modules(false, true, true), after: '3', next: '1' },
  { name: 'none when all are completed', list: modules(true, true), after: '1', next: undefined },
  {
    name: 'not the module itself, whose state may be old',
    list: modules(true, false),
    after: '2',
    next: undefined,
  },
  {
    name: 'the first one when the module is hidden meanwhile',
    list: modules(true, false),
    after: '9',
    next: '2',
  },
])('$name', ({ list, after, next }) => {
  expect(nextModule(list, after)?.moduleId).toBe(next)
})
