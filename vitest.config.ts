import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS } from './chromium.config.ts'

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
          include: ['{apps/web,packages/*,bench,attack,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'components',
          root: 'apps/web',
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: CHROMIUM_FLAGS,
              },
              contextOptions: { locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
              actionTimeout: 15_000,
            }),
            // Learners live on the phone; what managers see sets its own size.
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
