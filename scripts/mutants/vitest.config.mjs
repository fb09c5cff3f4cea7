import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { areas } from './areas.mjs'

/* Configuration for an area's tests on mutated code. Stryker has copied the project to a folder of its own
   and works there. */

const { tests, needsDatabase = false } = areas[process.env.MUTANTS_AREA]

export default defineConfig({
  // The packages in node_modules are links to the unmutated code.
  resolve: {
    alias: [
      { find: /^@wohlauf\/art$/, replacement: join(process.cwd(), 'packages/art/src/index.ts') },
      { find: /^@wohlauf\/(art|contract)\/(.+)$/, replacement: join(process.cwd(), 'packages/$1/src/$2.ts') },
    ],
  },
  test: {
    include: tests,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One import serves all files of a run; each run starts a new process.
    isolate: false,
    globalSetup: needsDatabase ? ['apps/server/src/testing/global-setup.ts'] : [],
  },
})
