import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['scripts/openapi/*.check.mjs'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    experimental: { viteModuleRunner: false },
  },
})
