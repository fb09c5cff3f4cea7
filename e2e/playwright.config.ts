import { globSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../config/chromium.ts'
import { inTurn, isQuickRun, isSlow, LEFT_OUT } from '../config/slow-tests.ts'

/** For journeys whose point is the layout. */
const BOTH = /@both\b/

/** For journeys about what only a browser has: its address, its tabs, its worker, its downloads. */
const OF_BROWSERS = /@browser\b/

const PHONE_JOURNEYS = [/^(?!.*\b(manager|admin)[\\/])/, BOTH]

/** For journeys about what a shell does itself: its storage, its files, its network, its ways back. */
const OF_SHELLS = /@shell\b/

const LEFT_OUT_FILES = LEFT_OUT.map((file) => `**/${file}`)

const IN_NO_SHELL = ['admin', 'manager', 'native']

/** A quick run repeats few of the phone's journeys in the shell, besides those whose turn it is. */
const SHELL_JOURNEYS = isQuickRun
  ? [OF_SHELLS, ...quickFilesInTurn().map((file) => new RegExp(`\\b${file}\\b`))]
  : PHONE_JOURNEYS

function quickFilesInTurn(): string[] {
  const files = globSync(`!(${IN_NO_SHELL.join('|')})/*.test.ts`, { cwd: import.meta.dirname })
  return inTurn(files.filter((file) => !isSlow(file)).sort(), new Date())
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/**
 * The browser journeys, on the production build and a server of their own. Each runs in its audience's size:
 * managers and admins on a wide screen, all others on a phone. A journey tagged `@both` runs in both sizes,
 * one whose file is named `.phone.test.ts` or `.wide.test.ts` only in that one.
 */
export default defineConfig<{ isInShell: boolean }>({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // Node strips the types, as everywhere; to transpile them first would take 6 s more before the first journey.
  build: { external: ['**/*.ts'] },
  globalSetup: './test-server/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Twice the cores: a journey waits a third of its time, for the network, timers and the database.
  workers: 4,
  // A machine that is busy with other work is slow, not wrong: the limits only end tests that hang.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A worker would answer in place of the routes that journeys intercept; those about it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    // First, because it has the longest journeys: none of them is left for one worker at the end.
    {
      name: 'wide',
      grep: [/\b(manager|admin)[\\/]/, /\.wide\.test\.ts/, BOTH],
      testIgnore: ['**/*.phone.test.ts', ...LEFT_OUT_FILES],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: PHONE_JOURNEYS,
      testIgnore: ['**/*.wide.test.ts', ...LEFT_OUT_FILES],
      use: PHONE,
    },
    // The phone's journeys once more, in the native app.
    {
      name: 'shell',
      grep: SHELL_JOURNEYS,
      grepInvert: OF_BROWSERS,
      testIgnore: ['**/*.wide.test.ts', `**/{${IN_NO_SHELL.join(',')}}/**`, ...LEFT_OUT_FILES],
      use: { ...PHONE, isInShell: true },
    },
  ],
})
