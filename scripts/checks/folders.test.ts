import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'

const MAX_FILES = 45

test('no folder of the code holds more than 45 files', () => {
  const files = globSync('{apps,packages,scripts,bench,attack,deploy,e2e}/**/*.{ts,tsx,mjs,css,sql}', {
    cwd: root,
    // Migrations are one list, which only grows, and which its tool reads from one folder.
    exclude: [
      '**/{node_modules,dist,dist.*}/**',
      'apps/mobile/{android,ios,www}/**',
      'apps/server/src/migrations/*.sql',
    ],
  })
  expect(files.length).toBeGreaterThan(2000)
  const counts = Map.groupBy(files, dirname)
  const heaps = [...counts].filter(([, { length }]) => length > MAX_FILES).map(([folder]) => folder)
  expect(heaps).toEqual([])
})
