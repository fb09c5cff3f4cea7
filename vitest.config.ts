import { defineConfig } from 'vitest/config'

/** Tests stand beside what they test. Only the server's need PostgreSQL; it starts once a run. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A machine that is busy with other work is slow, not wrong: the limit only ends what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          // Nothing of ours keeps anything at the level of a module, so that one import a worker serves all its files.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['{apps/web,packages/*,bench,attack,scripts}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
