import { expect, test } from 'vitest'
import { componentTestsFor, serverTestsFor } from './related-tests.mjs'

const known = {
  contexts: ['habits', 'modules'],
  testsElsewhere: (context: string) => (context === 'habits' ? ['contexts/reminders/reminders.test.ts'] : []),
}
const OF_HABITS = ['conformance/', 'contexts/habits/', 'contexts/reminders/reminders.test.ts']

test.each([
  ['nothing', [], []],
  ['a handler', ['apps/server/src/contexts/habits/operations/create-habit-log-command.ts'], OF_HABITS],
  ['a rule', ['apps/server/src/contexts/habits/rules/days.ts'], OF_HABITS],
  ['a context’s part of the contract', ['packages/contract/src/habits/habits-as-manager.ts'], OF_HABITS],
  [
    'two contexts',
    ['apps/server/src/contexts/modules/database/tables.ts', 'packages/contract/src/habits/habits.ts'],
    [...OF_HABITS, 'contexts/modules/'].sort(),
  ],
  ['a test', ['apps/server/src/contexts/habits/a.test.ts'], ['contexts/habits/a.test.ts']],
  ['the platform', ['apps/server/src/platform/database/lookups.sql'], null],
  ['what tests share', ['apps/server/src/testing/people/habits.ts'], null],
  ['a shared part of the contract', ['packages/contract/src/values/values.ts'], null],
  [
    'a context and the platform',
    ['apps/server/src/contexts/habits/a.ts', 'apps/server/src/platform/a.ts'],
    null,
  ],
  ['the web', ['apps/web/src/ui/page.module.css', 'README.md'], []],
])('tests of the server for %s', (_, changed, expected) => {
  expect(serverTestsFor(changed, known)).toEqual(expected)
})

test.each([
  ['nothing', [], []],
  ['a feature', ['apps/web/src/features/habits/manager/habit-fields.tsx'], ['app/', 'features/habits/']],
  [
    'a feature’s part of the contract',
    ['packages/contract/src/habits/habits.ts'],
    ['app/', 'features/habits/'],
  ],
  ['a test', ['apps/web/src/features/habits/a.test.tsx'], ['features/habits/a.test.tsx']],
  ['the admin site', ['apps/web/src/admin/apps/app-fields.tsx'], ['admin/']],
  ['the shell', ['apps/web/src/app/shell/header.tsx'], ['app/']],
  ['what all screens share', ['apps/web/src/ui/page.module.css'], null],
  ['the entry of the web', ['apps/web/index.html'], null],
  ['a shared part of the contract', ['packages/contract/src/values/values.ts'], null],
  ['the server', ['apps/server/src/contexts/habits/index.ts', 'docs/glossary.md'], []],
])('tests of components for %s', (_, changed, expected) => {
  expect(componentTestsFor(changed, ['habits', 'modules'])).toEqual(expected)
})
