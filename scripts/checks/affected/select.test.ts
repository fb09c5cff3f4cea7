import { expect, test } from 'vitest'
import { select } from './select.mjs'

const HABITS = 'apps/server/src/contexts/habits'
const WEB = 'apps/web/src'

const tests = {
  server: [
    `${HABITS}/operations/create-habit-log-command.test.ts`,
    'apps/server/src/contexts/goals/goals.test.ts',
    'apps/server/src/conformance/admission.test.ts',
    'apps/server/src/platform/mail/mail.test.ts',
  ],
  rules: [`${HABITS}/rules/days.test.ts`, 'scripts/checks/words.test.ts', 'scripts/checks/cycles.test.ts'],
  components: [
    `${WEB}/features/habits/manager/list.test.tsx`,
    `${WEB}/features/goals/page.test.tsx`,
    `${WEB}/ui/dialogs/dialog.test.tsx`,
  ],
  journeys: ['e2e/learner/goals.test.ts', 'e2e/learner/habits.test.ts'],
}
const ALL_SERVER = new Set(tests.server)

/** `imports`: the imports of a file; `executes`: what a test file has executed. */
const selected = (
  changed: string[],
  imports: Record<string, string[]> = {},
  executes: Record<string, string[]> = {},
) => {
  const {
    everything,
    tests: chosen,
    handlers,
  } = select({
    changed,
    tests,
    importers: inverse(imports),
    executed: inverse(executes),
    overFolders: ['scripts/checks/words.test.ts'],
  })
  return { everything, files: new Set(Object.values(chosen).flat()), handlers }
}

const inverse = (lists: Record<string, string[]>): Map<string, string[]> => {
  const pairs = Object.entries(lists).flatMap(([from, targets]) => targets.map((to) => [to, from] as const))
  return new Map([...Map.groupBy(pairs, ([to]) => to)].map(([to, all]) => [to, all.map(([, from]) => from)]))
}

const OVER_FOLDERS = 'scripts/checks/words.test.ts'
const [LOG_TEST = '', GOALS_TEST = '', ADMISSION = '', MAIL_TEST = ''] = tests.server
const [DAYS_TEST = ''] = tests.rules
const [LIST_TEST = '', PAGE_TEST = '', DIALOG_TEST = ''] = tests.components
const [GOALS_JOURNEY = '', HABITS_JOURNEY = ''] = tests.journeys

test('nothing for no change, and the tests over folders for any', () => {
  expect(selected([]).files).toEqual(new Set())
  const texts = ['bench/README.md', 'docs/pictures/editor.webp']
  expect(selected(texts).files).toEqual(new Set([OVER_FOLDERS]))
})

test.each([
  'apps/server/src/platform/database/reach.sql',
  `${HABITS}/database/tables.ts`,
  'package-lock.json',
  'apps/web/package.json',
  'config/chromium.ts',
  'vitest.config.ts',
  'packages/contract/src/operation.ts',
])('everything for %s', (file) => {
  const { everything, files } = selected([`${HABITS}/list.ts`, file])
  expect(everything).toBe(file)
  expect(files.size).toBe(Object.values(tests).flat().length)
})

test('a changed test alone, also where code like it would concern everything', () => {
  expect(selected([LOG_TEST, 'packages/contract/src/limits-of.test.ts'])).toEqual({
    everything: null,
    files: new Set([LOG_TEST, OVER_FOLDERS]),
    handlers: [],
  })
})

test("a new handler takes its context's tests, and those of every operation for its own", () => {
  expect(selected([`${HABITS}/operations/end-habit-command.ts`])).toEqual({
    everything: null,
    files: new Set([LOG_TEST, DAYS_TEST, OVER_FOLDERS]),
    handlers: ['end-habit-command'],
  })
})

const NAMES = `${HABITS}/names.ts`
const HANDLER = `${HABITS}/operations/create-habit-log-command.ts`
const OTHER_HANDLER = 'apps/server/src/contexts/goals/operations/get-goals-query.ts'
const IMPORTS = {
  [HANDLER]: [NAMES],
  [OTHER_HANDLER]: [NAMES],
  'apps/server/src/composition/start.ts': [NAMES],
  [MAIL_TEST]: ['apps/server/src/composition/start.ts'],
}

test('without a record: contexts whose handlers import the file, but none through the composition', () => {
  const { files, handlers } = selected([NAMES], IMPORTS)
  expect(files).toEqual(new Set([LOG_TEST, DAYS_TEST, GOALS_TEST, OVER_FOLDERS]))
  expect(handlers).toEqual(['create-habit-log-command'])
})

test('with a record: the tests that execute the file, and those without a record that import it', () => {
  const executes = { [MAIL_TEST]: [NAMES], [GOALS_TEST]: [OTHER_HANDLER], [ADMISSION]: [NAMES] }
  const { files } = selected([NAMES], { ...IMPORTS, [PAGE_TEST]: [NAMES], [GOALS_TEST]: [NAMES] }, executes)
  expect(files).toEqual(new Set([LOG_TEST, DAYS_TEST, MAIL_TEST, PAGE_TEST, OVER_FOLDERS]))
})

test('a file without functions takes the tests that execute its importers', () => {
  const { files } = selected([NAMES], IMPORTS, { [MAIL_TEST]: [OTHER_HANDLER] })
  expect(files).toContain(MAIL_TEST)
  expect(files).not.toContain(GOALS_TEST)
})

test('the platform takes all tests that reach it through the composition, the tests of every operation too', () => {
  const file = 'apps/server/src/platform/http/answer.ts'
  const { files } = selected([file], {
    'apps/server/src/composition/start.ts': [file],
    [ADMISSION]: ['apps/server/src/composition/start.ts'],
  })
  expect(files).toEqual(new Set([ADMISSION, OVER_FOLDERS]))
})

test('a context of the contract concerns handlers and screens that import it, not those that load all', () => {
  const file = 'packages/contract/src/habits/habits.ts'
  const { files, handlers } = selected([file], {
    [HANDLER]: [file],
    [`${WEB}/features/habits/list.tsx`]: [file],
    [LIST_TEST]: [`${WEB}/features/habits/list.tsx`],
    'packages/contract/src/operation-files.ts': [file],
    [MAIL_TEST]: ['packages/contract/src/operation-files.ts'],
    [HABITS_JOURNEY]: [file],
  })
  expect(files).toEqual(new Set([LOG_TEST, DAYS_TEST, LIST_TEST, OVER_FOLDERS]))
  expect(handlers).toEqual(['create-habit-log-command'])
})

test('a file of the web takes its feature and its importers, but not all tests that open a screen', () => {
  const file = `${WEB}/features/habits/today/day.tsx`
  const { files } = selected([file], {
    [PAGE_TEST]: [`${WEB}/testing/open-screen.tsx`],
    [`${WEB}/testing/open-screen.tsx`]: [file],
    [DIALOG_TEST]: [file],
    [`${WEB}/main.tsx`]: [file],
  })
  expect(files).toEqual(new Set([LIST_TEST, DIALOG_TEST, OVER_FOLDERS]))
})

test('a file that gathers others takes its importers', () => {
  const file = `${WEB}/testing/open-screen.tsx`
  expect(selected([file], { [PAGE_TEST]: [file] }).files).toEqual(new Set([PAGE_TEST, OVER_FOLDERS]))
})

test('journeys for a file that only journeys use', () => {
  const file = 'e2e/learner/log-in.ts'
  const { files } = selected([file], { [GOALS_JOURNEY]: [file] })
  expect(files).toEqual(new Set([GOALS_JOURNEY, OVER_FOLDERS]))
})

test('all tests of its part for a file that no test is seen to use', () => {
  expect(selected(['apps/server/src/platform/base/x.ts']).files).toEqual(
    new Set([...ALL_SERVER, ...tests.rules]),
  )
  expect(selected([`${WEB}/native/camera.ts`]).files).toEqual(new Set([...tests.components, ...tests.rules]))
  expect(selected(['e2e/test-server/start.ts']).files).toEqual(new Set([...tests.journeys, OVER_FOLDERS]))
  expect(selected(['compose.yaml']).files).toEqual(new Set(tests.rules))
})
