import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../machine/paths.mjs'

/** Folders with third-party or generated files. */
const notOurs = new Set(['node_modules', 'dist', 'dist.new', 'dist.old', 'test-results', 'playwright-report'])

/**
 * Paths from the root. Lists the folders themselves, not git's index: a new file is checked before it is added, and an
 * unpacked archive has no git.
 * @param {string} pattern of file names, without folders
 */
export function ownFiles(pattern) {
  return globSync(`**/${pattern}`, {
    cwd: root,
    exclude: ({ name }) => notOurs.has(name) || name.startsWith('.'),
    withFileTypes: true,
  })
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
}
