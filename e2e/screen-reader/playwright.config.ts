import { defineConfig } from '@playwright/test'

/**
 * Tasks by ear, by `npm run screen-reader`: not a part of `npm test`, because few machines have Orca, and because it waits for speech.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.by-ear.ts',
  build: { external: ['**/*.ts'] },
  globalSetup: '../test-server/global-setup.ts',
  snapshotPathTemplate: '../../docs/screen-reader/{arg}{ext}',
  forbidOnly: true,
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
})
