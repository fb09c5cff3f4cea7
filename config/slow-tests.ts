import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Each slow test runs at least this often in `npm test`. */
const DAYS_PER_TURN = 14

/** Each drawn case of a test with many of them runs at least this often in `npm test`. */
const DAYS_OF_SEEDS = 4

const MS_PER_DAY = 86_400_000

/**
 * Whether a file is slow: `npm run test:all` runs it, `npm test` only on its days. The rule is in docs/decisions/0011-gates.md, the
 * reason in the file's first lines.
 */
export const isSlow = (file: string): boolean => /\.slow\.(?:\w+\.)?test\.tsx?$/.test(basename(file))

/** Those whose turn it is: each has one day in `days`, and neighbours of the list have different ones. */
export const inTurn = <Each>(all: readonly Each[], now: Date, days = DAYS_PER_TURN): Each[] => {
  const day = Math.floor(now.getTime() / MS_PER_DAY)
  return all.filter((_, at) => at % days === day % days)
}

/** All tests run, also the slow ones, unless `npm test` has asked for the quick ones. */
export const isQuickRun = process.env.QUICK_TESTS === '1'

/** The seeds from 1 to `count` of a test that draws its cases: `npm test` runs a quarter of them each day. */
export const seedsInTurn = (count: number): number[] => {
  const seeds = Array.from({ length: count }, (_, at) => at + 1)
  return isQuickRun ? inTurn(seeds, new Date(), DAYS_OF_SEEDS) : seeds
}

export const SLOW_TESTS: readonly string[] = globSync(
  '{apps/{server,web,mobile},packages/*,e2e,scripts,deploy}/**/*.slow*.test.{ts,tsx}',
  { cwd: root, exclude: ['**/node_modules/**'] },
)
  .filter(isSlow)
  .sort()

/** Paths from the root of the tests that this run leaves out. */
export const LEFT_OUT: readonly string[] = isQuickRun ? outOfTurn(SLOW_TESTS) : []

function outOfTurn(files: readonly string[]): string[] {
  const running = inTurn(files, new Date())
  return files.filter((file) => !running.includes(file))
}

/** What the first lines of a slow test say about why it is slow and what only it can find. */
export const reasonIn = (file: string): string =>
  /^\/\*\* Slow: (.+?) ?\*\//s
    .exec(readFileSync(join(root, file), 'utf8'))?.[1]
    ?.replace(/\s*\n \*\s*/g, ' ') ?? ''
