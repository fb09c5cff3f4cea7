import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './chromium.config.ts'

/** The browser journeys, on the production build and a server of their own, in a phone's size and a wide one. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/test-server/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that is busy with other work is slow, not wrong: the limits only end what hangs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    // A journey for one of the two only has its size in its file's name.
    {
      name: 'phone',
      testIgnore: '**/*.wide.test.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'wide', testIgnore: '**/*.phone.test.ts', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
