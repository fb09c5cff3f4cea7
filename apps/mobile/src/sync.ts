import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readShell } from './flavour.ts'
import { committedFiles, differences } from './projects/compare.ts'
import { emptyFolder, generateProjects, workspace } from './projects/generate.ts'

/**
 * `npm run mobile:sync`: writes both projects, with the site that `apps/web` has built for them; `--flavour`
 * names another app than ours, `--check` writes nothing and reports differences.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, flavour: { type: 'string', default: 'wohlauf' } },
})

const builtSite = join(workspace, '../web/dist.native')
const folder = emptyFolder(values.check ? 'mobile-check' : 'mobile-sync')
try {
  const isBuilt = !values.check && existsSync(builtSite)
  const site = isBuilt ? builtSite : placeholder()
  await generateProjects(readShell(values.flavour), site, folder)
  if (values.check) {
    const complaints = await differences(workspace, folder)
    for (const complaint of complaints)
      console.error(`apps/mobile/${complaint}; run "npm run mobile:sync", or change what it is made of.`)
    process.exitCode = complaints.length > 0 ? 1 : 0
  } else {
    const generated = new Set(committedFiles(folder))
    for (const path of committedFiles(workspace)) if (!generated.has(path)) rmSync(join(workspace, path))
    for (const copy of ['www', 'android/app/src/main/assets/public', 'ios/App/App/public'])
      rmSync(join(workspace, copy), { recursive: true, force: true })
    for (const part of ['capacitor.config.json', 'www', 'android', 'ios', 'store'])
      cpSync(join(folder, part), join(workspace, part), { recursive: true })
    if (!isBuilt) console.log('apps/web/dist.native is not built: the shell shows a placeholder.')
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function placeholder(): string {
  const site = join(folder, 'placeholder')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '<!doctype html>\n<html lang="de"><title>Wohlauf</title></html>\n')
  return site
}
