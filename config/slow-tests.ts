import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Each slow test runs at least this often in `npm test`. */
const DAYS_PER_TURN = 14

const MS_PER_DAY = 86_400_000

/**
 * Whether a file is slow: `npm run test:all` runs it, `npm test` only on its days. The rule is in docs/decisions/0011-gates.md, the
 * reason in the file's first lines.
 */
export const isSlow = (file: string): boolean => /\.slow\.(?:\w+\.)?test\.tsx?$/.test(basename(file))

/** Whether it is a file's turn. Its name decides, so that a folder can be moved and new files change nothing for others. */
export const isItsTurn = (file: string, now: Date): boolean => {
  const days = Math.floor(now.getTime() / MS_PER_DAY)
  return (
    createHash('sha256').update(basename(file)).digest().readUInt32BE() % DAYS_PER_TURN ===
    days % DAYS_PER_TURN
  )
}

/** All tests run, also the slow ones, unless `npm test` has asked for the quick ones. */
export const isQuickRun = process.env.QUICK_TESTS === '1'

export const SLOW_TESTS: readonly string[] = globSync(
  '{apps/{server,web,mobile},packages/*,e2e,scripts,deploy}/**/*.slow*.test.{ts,tsx}',
  { cwd: root, exclude: ['**/node_modules/**'] },
).filter(isSlow)

/** Paths from the root of the tests that this run leaves out. */
export const LEFT_OUT: readonly string[] = isQuickRun
  ? SLOW_TESTS.filter((file) => !isItsTurn(file, new Date()))
  : []

/** What the first lines of a slow test say about why it is slow and what only it can find. */
export const reasonIn = (file: string): string =>
  /^\/\*\* Slow: (.+?) ?\*\//s
    .exec(readFileSync(join(root, file), 'utf8'))?.[1]
    ?.replace(/\s*\n \*\s*/g, ' ') ?? ''
