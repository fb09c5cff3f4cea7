import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CONTEXTS_OF_JOURNEYS, journeysOf } from './journeys-of.mjs'

const importsOf = new Map([
  ['e2e/learner/documents.test.ts', ['e2e/browser/test.ts']],
  ['e2e/learner/reading.test.ts', ['e2e/browser/test.ts', 'e2e/learner/reading.ts']],
  ['e2e/learner/habits.wide.test.ts', ['npm:@playwright/test']],
  ['e2e/account/password.test.ts', ['packages/contract/src/accounts/user-management.ts']],
  ['e2e/learner/reading.ts', ['packages/contract/src/modules/modules.ts']],
  ['e2e/browser/test.ts', ['e2e/test-server/test-server.ts']],
  ['e2e/test-server/test-server.ts', ['packages/contract/src/accounts/user-management.ts']],
])

test.each([
  ['nothing', [], []],
  ['a journey', ['e2e/learner/documents.test.ts'], ['e2e/learner/documents.test.ts']],
  ['a file that a journey imports', ['e2e/learner/reading.ts'], ['e2e/learner/reading.test.ts']],
  [
    'a file that it imports indirectly',
    ['e2e/test-server/test-server.ts'],
    ['e2e/learner/documents.test.ts', 'e2e/learner/reading.test.ts'],
  ],
  [
    'a feature of the web',
    ['apps/web/src/features/documents/learner/list.tsx'],
    ['e2e/learner/documents.test.ts'],
  ],
  [
    'a context of the server',
    ['apps/server/src/contexts/habits/index.ts'],
    ['e2e/learner/habits.wide.test.ts'],
  ],
  [
    'a feature by the contract, not by the files that all journeys share',
    ['apps/web/src/features/accounts/a.tsx'],
    ['e2e/account/password.test.ts'],
  ],
  ['a file of the contract', ['packages/contract/src/modules/modules.ts'], ['e2e/learner/reading.test.ts']],
  ['a file without a related journey', ['apps/web/src/ui/store.ts', 'README.md'], []],
])('%s', (_, changed, expected) => {
  expect(journeysOf(changed, importsOf)).toEqual(expected)
})

test('the configuration affects all journeys', () => {
  expect(journeysOf(['e2e/playwright.config.ts'], importsOf)).toHaveLength(4)
})

test('a context that is stated for a journey affects it', () => {
  const stated = { 'e2e/learner/documents.test.ts': ['modules'] }
  const changed = ['apps/server/src/contexts/modules/list.ts']
  expect(journeysOf(changed, importsOf, stated)).toEqual([
    'e2e/learner/documents.test.ts',
    'e2e/learner/reading.test.ts',
  ])
})

const cwd = fileURLToPath(new URL('../../', import.meta.url))
const JOURNEYS = globSync('e2e/**/*.test.ts', { cwd })
const CONTEXTS = globSync('apps/server/src/contexts/*', { cwd }).map((path) => path.split('/').at(-1) ?? '')

test('a change of any context affects a journey', () => {
  const ofAll = new Map(JOURNEYS.map((journey) => [journey, []]))
  const untouched = CONTEXTS.filter(
    (context) =>
      journeysOf([`apps/server/src/contexts/${context}/index.ts`], ofAll, CONTEXTS_OF_JOURNEYS).length === 0,
  )
  expect(CONTEXTS.length).toBeGreaterThan(20)
  expect(untouched).toEqual([])
})

test('only journeys and contexts that exist are stated', () => {
  expect(JOURNEYS).toEqual(expect.arrayContaining(Object.keys(CONTEXTS_OF_JOURNEYS)))
  expect(CONTEXTS).toEqual(expect.arrayContaining(Object.values(CONTEXTS_OF_JOURNEYS).flat()))
})
