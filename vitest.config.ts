import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './config/chromium.ts'
import {
  CITUS_TESTS,
  DATABASE_TESTS,
  hasOwnProcesses,
  RULE_TESTS,
  RULE_TESTS_ELSEWHERE,
} from './config/server-tests.ts'
import { LEFT_OUT } from './config/slow-tests.ts'

/**
 * Tests that wait for processes of their own come first: meanwhile the cores are free for the gates that run
 * beside them.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groups = Map.groupBy(sorted, ({ moduleId }) => hasOwnProcesses(moduleId))
    return [...(groups.get(true) ?? []), ...(groups.get(false) ?? [])]
  }
}

/*
 * Components are tested with React's production build, the one that is delivered: the development build takes a third more
 * CPU, for stacks and timings that no test reads. Vite and its plugins read it when they start, so it is set for all projects
 * here, and put back where tests run in Node.
 */
process.env.NODE_ENV = 'production'
const IN_NODE = { NODE_ENV: 'test' }

/** `npm run test:all` records what each test file executes, for `npm test -- --affected`. */
const RECORDING = process.env.RECORD_COVERAGE ? ['config/record-coverage.ts'] : []

const EXCLUDED = [...configDefaults.exclude, ...LEFT_OUT.map((file) => join(import.meta.dirname, file))]

/**
 * Tests are beside the code they test. Those of `server` need PostgreSQL, which starts once per run; those of
 * `rules` do not. Our code keeps no state at module level, so no project isolates its files: one import per worker
 * serves all of them.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    exclude: EXCLUDED,
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
    // Ends tests that hang. None takes a third of it on a machine that is busy with other work, except those of
    // `config/time-limits.ts`.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 300_000 } },
    // Node runs the server and the rules as they are, here as in production; transforming them first took a fifth of the
    // rules' CPU. Components have a configuration of their own.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          env: IN_NODE,
          isolate: false,
          // These tests spend half of their time waiting for processes, time-outs and the database.
          maxWorkers: 3,
          // Vitest requires it where projects differ in their workers: after the others.
          sequence: { groupOrder: 1 },
          include: DATABASE_TESTS,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['config/time-limits.ts', ...RECORDING],
        },
      },
      {
        extends: true,
        test: {
          name: 'citus',
          env: IN_NODE,
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          sequence: { groupOrder: 2 },
          // Without a cluster it has no files, so that a run of all projects passes.
          include: process.env.CITUS_URL ? CITUS_TESTS : [],
          globalSetup: ['apps/server/src/testing/citus-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          env: IN_NODE,
          isolate: false,
          setupFiles: RECORDING,
          include: [...RULE_TESTS, RULE_TESTS_ELSEWHERE],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        // A dependency found late would be bundled in the middle of a run, and all open tests would be
        // reloaded. A test opens the native app's entry in a frame, by its address.
        optimizeDeps: { entries: ['src/native.tsx'], include: ['react-dom/client'] },
        test: {
          name: 'components',
          root: 'apps/web',
          include: ['src/**/*.test.tsx'],
          exclude: EXCLUDED,
          // Not inherited by a project with a configuration of its own, and the default is one less than the cores.
          maxWorkers: 2,
          // Each test opens a screen again and resets what a reload would.
          isolate: false,
          // The same limit as above. An element is waited for less long, so that its own message is shown.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 40_000 } },
          browser: {
            enabled: true,
            headless: true,
            // On a busy machine a browser may take minutes to open its first page.
            connectTimeout: 300_000,
            provider: playwright({
              launchOptions: {
                executablePath: CHROMIUM_PATH,
                args: CHROMIUM_FLAGS,
              },
              contextOptions: { locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
              actionTimeout: 40_000,
            }),
            // Learners use the app on a phone; tests of managers' screens set their own size.
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
            screenshotFailures: false,
            // As in the journeys: a stated name may be a part of the accessible one.
            locators: { exact: false },
          },
        },
      },
    ],
  },
})
