import { defineConfig } from '@playwright/test'

/**
 * Firefox and WebKit, by `npm run offline:browsers`: not a part of `npm test`, because few machines have
 * them.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.browsers.ts',
  build: { external: ['**/*.ts'] },
  globalSetup: '../test-server/global-setup.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
})
