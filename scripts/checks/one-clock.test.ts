import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'

const CLOCK = 'apps/web/src/ui/time/clock.ts'

/** The ways to get the device's time. A moment that is passed as an argument does not count. */
const DEVICE =
  /\bDate\s*\.\s*now\b|\bnew\s+Date\b(?!\s*\(\s*[^\s)])|(?<!new\s)\bDate\(|\bdayjs\(\s*\)|\bTemporal\s*\.\s*Now\b/

const sourcesOf = (folders: string): string[] =>
  globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', 'apps/web/src/testing/**'],
  })

const sources = sourcesOf('{apps/web,packages/contract}/src')

test.each([
  ['const now = Date.now()', true],
  ['const ask = Date.now', true],
  ['new Date()', true],
  ['new Date', true],
  ['new Date( )', true],
  ['Date()', true],
  ['dayjs()', true],
  ['Temporal.Now.instant()', true],
  ['new Date(moment)', false],
  ['new Date(\n    Date.UTC(2026, 2, 4))', false],
  ['dayjs(value)', false],
  ['useState<Date>(serverNow)', false],
])('%s reads the device’s time: %s', (source, asks) => expect(DEVICE.test(source)).toBe(asks))

test('the web reads the device’s time in one place, which corrects it by the server', () => {
  expect(sources.length).toBeGreaterThan(500)
  const asking = sources.filter((file) => DEVICE.test(readFileSync(join(root, file), 'utf8')))
  expect(asking).toEqual([CLOCK])
})
