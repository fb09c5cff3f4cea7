import { writeFileSync } from 'node:fs'
import { fontFile, makeFont } from './font/make-font.mjs'
import { runCommand } from './machine/command.mjs'

/** `npm run font`: writes the font's file of the first load, after another version of its package, or other letters in its rule. */
await runCommand(async () => {
  writeFileSync(fontFile, await makeFont())
  return 0
})
