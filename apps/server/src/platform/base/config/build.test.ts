import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBuild } from './build.ts'

const COMMIT = 'b6c625f4a0d1e2f3041526374859606172839405'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wohlauf-build-'))
  writeFileSync(join(root, 'package.json'), '{ "version": "0.3.1" }')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

const commitIn = (folder: string): string => {
  git(folder, 'init', '--quiet')
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'First')
  return git(folder, 'rev-parse', 'HEAD')
}

test('an image names the commit that it was built from', () => {
  writeFileSync(join(root, 'revision.txt'), `${COMMIT}\n`)
  expect(readBuild(root)).toEqual({ version: '0.3.1', revision: COMMIT, release: '0.3.1+b6c625f4' })
})

test('a checkout names its own commit', () => {
  const commit = commitIn(root)
  expect(readBuild(root)).toEqual({
    version: '0.3.1',
    revision: commit,
    release: `0.3.1+${commit.slice(0, 8)}`,
  })
})

test.each([
  ['neither file nor repository', () => {}],
  ['an image that was built without one', () => writeFileSync(join(root, 'revision.txt'), 'unknown\n')],
  ['a repository that git cannot read', () => mkdirSync(join(root, '.git'))],
])('without a commit (%s) the version stands alone', (_, prepare) => {
  prepare()
  expect(readBuild(root)).toEqual({ version: '0.3.1', revision: 'unknown', release: '0.3.1' })
})

test('an archive that was unpacked inside another repository does not take its commit', () => {
  commitIn(root)
  const folder = join(root, 'wohlauf')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "version": "0.3.1" }')
  expect(readBuild(folder).revision).toBe('unknown')
})
