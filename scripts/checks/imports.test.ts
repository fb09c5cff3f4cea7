import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { read } from './imports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const importsOf = (source: string) => {
  const file = join(folder, 'file.ts')
  writeFileSync(file, source)
  return read(file).imports
}

test.each([
  ["import { seat as s, type Seat } from 'node:fs'", { names: ['seat'], localNames: ['s'], isType: false }],
  ["import type { Seat } from 'node:fs'", { names: [], localNames: [], isType: true }],
  ["import * as all from 'node:fs'", { names: null, localNames: [], isType: false }],
  ["export { seat } from 'node:fs'", { names: ['seat'], localNames: [], isType: false }],
  ["await import('node:fs')", { names: null, localNames: [], isType: false, isDynamic: true }],
])('%s', (source, expectedImports) => {
  expect(importsOf(source)).toEqual([{ target: 'node:fs', line: 1, ...expectedImports }])
})
