import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is running: docs/guide/one-version.md. */
export type Build = {
  /** The root package's, for example "0.1.0". */
  version: string
  /** The commit in 40 hexadecimal digits, or "unknown". */
  revision: string
  /** Both in one word for people, for example "0.1.0+b6c625f4"; without a known revision the version alone. */
  release: string
}

const COMMIT = /^[0-9a-f]{40}$/
const SHOWN_DIGITS = 8

/** An image contains the file and no repository; a checkout contains a repository and not the file. */
export function readBuild(root: string): Build {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const file = join(root, 'revision.txt')
  const text = (existsSync(file) ? readFileSync(file, 'utf8') : headOf(root)).trim()
  if (!COMMIT.test(text)) return { version, revision: 'unknown', release: version }
  return { version, revision: text, release: `${version}+${text.slice(0, SHOWN_DIGITS)}` }
}

function headOf(root: string): string {
  // Git searches the folders above too: an unpacked archive may lie inside another repository.
  if (!existsSync(join(root, '.git'))) return ''
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
