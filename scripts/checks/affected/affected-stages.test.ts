import { expect, test } from 'vitest'
import { affectedStages, describeAffected } from './affected-stages.mjs'

const read = () => ({ passed: 0, failures: [], isBroken: false })
const step = (name: string) => ({ name, what: name, read })
const bundle = { name: 'bundle', what: 'bundle', looksAt: /^apps\/web\// }
const stages = [[step('server'), bundle, { name: 'lint', what: 'lint' }], [step('journeys')], [step('citus')]]

const affected = {
  base: '0123456789abcdef',
  changed: ['apps/server/src/contexts/habits/list.ts'],
  recorded: 0,
  tests: { server: ['a.test.ts', 'b.test.ts'], journeys: ['e2e/c.test.ts'] },
  selection: {
    everything: null as string | null,
    tests: { server: ['a.test.ts'], journeys: [] as string[] },
    handlers: [] as string[],
  },
}
const { selection } = affected

test('each step takes its selected tests; a gate runs unless nothing has changed that it looks at', () => {
  expect(affectedStages(stages, affected)).toMatchObject([
    [{ name: 'server', moreArgs: ['a.test.ts'] }, { name: 'lint' }],
    [],
    [],
  ])
  const changed = ['apps/web/src/main.tsx']
  const tests = { server: [], journeys: ['e2e/c.test.ts'] }
  expect(affectedStages(stages, { ...affected, changed, selection: { ...selection, tests } })).toMatchObject([
    [{ name: 'bundle' }, { name: 'lint' }],
    [{ name: 'journeys', moreArgs: ['e2e/c\\.test\\.ts'] }],
    [],
  ])
})

test('all tests without a list of files', () => {
  const all = { ...affected, selection: { ...selection, everything: 'package-lock.json' } }
  expect(affectedStages(stages, all)[0]?.[0]).toEqual(step('server'))
})

test.each([
  [
    'create-habit-log-command',
    'habits/create-habit-log-command refuses',
    'habits/create-habit-log-command-2',
  ],
  ['login', 'authentication/login', 'authentication/admin-login'],
  ['manage-habits', 'x/update-order-of-habits-as-manager-command', 'x/create-habit-log-command'],
  ['versions-of-recipes', 'x/restore-version-of-recipe-as-manager-command', 'x/get-recipe-as-manager-query'],
  ['write-content-elements', 'x/create-text-as-manager-command', 'x/delete-text-as-manager-command'],
])('the tests of every operation, for those of %s alone', (handler, title, otherTitle) => {
  const tests = { server: [], journeys: [] }
  const [steps] = affectedStages(stages, {
    ...affected,
    selection: { ...selection, tests, handlers: [handler] },
  })
  const [files, pattern = ''] = steps?.[0]?.moreArgs ?? []
  expect(files).toBe('apps/server/src/conformance')
  const titlePattern = new RegExp(pattern.replace('--testNamePattern=', ''))
  expect([titlePattern.test(title), titlePattern.test(otherTitle)]).toEqual([true, false])
})

test('prints what is selected and what is not', () => {
  expect(describeAffected(affected, stages.flat())).toEqual([
    'Changed since 01234567: 1 files.',
    'server        1 of 2 files',
    'journeys      0 of 1 files',
    expect.stringContaining('By imports and folders alone'),
    expect.stringContaining('Left out: '),
    'Also bundle: nothing has changed that they look at.',
  ])
})
