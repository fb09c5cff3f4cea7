import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, runCommand } from './machine/command.mjs'
import { root } from './machine/paths.mjs'
import { FILES_WITH_VERSION, withVersion } from './supply/version-text.mjs'

/** `npm run version:next -- 0.2.0`: begins the work on another version, in every file that names it (docs/guide/one-version.md). */
await runCommand(() => {
  const next = process.argv[2] ?? ''
  if (!/^\d+\.\d+\.\d+$/.test(next)) throw new Problem('Name the next version: npm run version:next -- 0.2.0')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (next === version) throw new Problem(`The version is ${version} already.`)
  for (const file of FILES_WITH_VERSION) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const changed = withVersion(file, text, version, next)
    if (changed === text) throw new Problem(`${file} does not name ${version}.`)
    writeFileSync(path, changed)
    console.log(file)
  }
  return 0
})
