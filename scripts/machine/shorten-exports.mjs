import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Runs after each installation. drizzle-orm lists each of its files in `exports`, 178 KB in 447 entries, and Node 26 parses
 * them again for every import from and within the package: 1.2 of the 4.4 seconds of CPU that the server's code took to be
 * imported. Only the entry points stay; without this script everything works, but slower.
 */
const path = join(root, 'node_modules', 'drizzle-orm', 'package.json')
const description = JSON.parse(readFileSync(path, 'utf8'))
const isEntryPoint = (name) => name.split('/').length <= 2 || name.endsWith('/migrator')
description.exports = Object.fromEntries(
  Object.entries(description.exports).filter(([name]) => isEntryPoint(name)),
)
// Never half written, and never written through a hard link of another installation.
writeFileSync(`${path}.new`, JSON.stringify(description, null, 2))
renameSync(`${path}.new`, path)
