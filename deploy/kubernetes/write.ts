import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFiles } from './source/manifests.ts'

/** `npm run manifests`: writes the manifests; with `--check`, complains about those that differ. */
const isCheck = process.argv.includes('--check')

for (const [name, text] of manifestFiles()) {
  const path = join(import.meta.dirname, name)
  if (!isCheck) await writeFile(path, text)
  else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`deploy/kubernetes/${name} is not what its source makes; run "npm run manifests".`)
    process.exitCode = 1
  }
}
