/* Checks whether the built files use features that a supported browser lacks: interfaces of the platform in
   scripts, properties, values and selectors in styles. The supported browsers are stated in
   contract/values/supported-browsers.ts; their features come from MDN's data. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Problem, runCommand } from '../machine/command.mjs'
import {
  builtFolder,
  builtNativeFolder,
  ensureNativeBuilt,
  ensureWebBuilt,
} from '../machine/ensure-web-built.mjs'
import { complaintsAbout } from './browser-support/complaints.mjs'

await runCommand(async () => {
  await ensureWebBuilt()
  await ensureNativeBuilt()
  const files = new Map()
  for (const folder of [builtFolder, builtNativeFolder])
    for (const path of globSync(['*.{html,js}', 'assets/*.{js,css}'], { cwd: folder })) {
      const text = readFileSync(join(folder, path), 'utf8')
      // Both builds have many files in common.
      files.set(`${basename(path)} ${text.length}`, { path, text })
    }
  const complaints = complaintsAbout([...files.values()])
  if (complaints.length > 0) throw new Problem(complaints.join('\n'))
  console.log(`${files.size} built files use nothing that a supported browser does not know.`)
  return 0
})
