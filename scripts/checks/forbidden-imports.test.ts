import { expect, test } from 'vitest'
import { forbiddenImports } from './forbidden-imports.mjs'

const inContract = (path: string) => `packages/contract/src/${path}`

const complaints = (file: string, target: string, more: { isType?: boolean; names?: string[] } = {}) =>
  forbiddenImports(
    inContract(file),
    [
      {
        target: target.includes(':') ? target : inContract(target),
        names: ['x'],
        localNames: ['x'],
        isType: false,
        line: 3,
        ...more,
      },
    ],
    new Map([[inContract('habits/habits.ts'), ['getHabits']]]),
  )

test.each([
  ['values/elements/quiz.ts', 'values/messages.ts'],
  ['values/readable-address.ts', 'npm:punycode.js'],
  ['rules/open-tasks.ts', 'values/elements/content-elements.ts'],
  ['operation.ts', 'rules/health-points.ts'],
  ['refusals.ts', 'values/limits/goal-limits.ts'],
  ['managed-items.ts', 'operation.ts'],
  ['routes/routes.ts', 'values/features.ts'],
  ['habits/habits-as-manager.ts', 'managed-items.ts'],
  ['habits/habits-as-manager.ts', 'habits/habits.ts'],
  ['push-notifications/tap-address.ts', 'routes/routes.ts'],
  ['first-answers.ts', 'habits/habits.ts'],
])('in the contract %s may import %s', (file, target) => {
  expect(complaints(file, target)).toEqual([])
})

const upward = [
  ['values/values.ts', 'rules/health-points.ts'],
  ['values/values.ts', 'refusals.ts'],
  ['values/elements/quiz.ts', 'modules/modules.ts'],
  ['rules/reading.ts', 'modules/modules.ts'],
  ['rules/reading.ts', 'operation.ts'],
  ['refusals.ts', 'autosaves/autosaves.ts'],
  ['operation.ts', 'operations.ts'],
  ['operation.ts', 'routes/routes.ts'],
  ['routes/routes.ts', 'dashboard/dashboard.ts'],
  ['habits/habits.ts', 'operations.ts'],
  ['habits/habits.ts', 'first-answers.ts'],
] as const

const sideways = [
  ['modules/modules.ts', 'habits/habits.ts'],
  ['own-data/health-consent.ts', 'habits/habits.ts'],
] as const

test.each([...upward, ...sideways])(
  'in the contract %s may not import %s, not even a type',
  (file, target) => {
    expect(complaints(file, target)).toHaveLength(1)
    expect(complaints(file, target, { isType: true })).toHaveLength(1)
  },
)

test('the sentence says file, line, import and reason', () => {
  expect(complaints('modules/modules.ts', 'habits/habits.ts', { names: ['getHabits'] })).toEqual([
    'packages/contract/src/modules/modules.ts:3 imports packages/contract/src/habits/habits.ts, but a context of the contract imports no other one: what both need belongs into values or rules, and `invalidates` names queries of others by their names.',
  ])
})

test('the contract uses no other package, and the DNS’s encoding only in values', () => {
  expect(complaints('values/values.ts', 'npm:lodash')).toHaveLength(1)
  expect(complaints('habits/habits.ts', 'npm:punycode.js')).toHaveLength(1)
})

test('a file in a folder without a rule is refused', () => {
  expect(forbiddenImports('elsewhere/a.ts', [], new Map())).toEqual([
    'elsewhere/a.ts is in a folder for which scripts/checks/boundary-rules.mjs has no rule; add one.',
  ])
})
