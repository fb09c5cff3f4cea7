import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.mjs'

test('the folder in memory is used when it has room, and the usual one otherwise', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { bavail, bsize } = statfsSync(folder)
  expect(temporaryFolder(folder)).toBe(bavail * bsize >= 4 * 1024 ** 3 ? folder : tmpdir())
})

test('a missing folder is not used', () => {
  expect(temporaryFolder(join(tmpdir(), 'wohlauf-no-such-folder'))).toBe(tmpdir())
})

test('a file system without room is not used', () => {
  // No bytes can be stored in /proc: its file system reports none as available.
  expect(temporaryFolder('/proc')).toBe(tmpdir())
})
