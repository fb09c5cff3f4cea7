import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import sharp from 'sharp'
import type { Shell } from '../flavour.ts'
import {
  ANDROID_EDITS,
  ANDROID_REMOVALS,
  coloursAtNightOf,
  coloursOf,
  mainActivityOf,
} from './android-edits.ts'
import { capacitorConfigOf } from './capacitor-config.ts'
import type { Edits } from './edits.ts'
import { entitlementsOf, IOS_EDITS } from './ios-edits.ts'
import { drawPicture, drawStorePictures, isLaunchPicture, nightPathOf } from './pictures.ts'

export const workspace = join(import.meta.dirname, '../..')

/** The build writes it for the journeys. */
const MODULE_FILES = 'module-files.json'

const capacitor = createRequire(import.meta.url).resolve('@capacitor/cli/bin/capacitor')

const run = (folder: string, ...args: string[]): void => {
  execFileSync(process.execPath, [capacitor, ...args], {
    cwd: folder,
    stdio: 'pipe',
    // Makes the CLI ask nothing, and send no usage data.
    env: { ...process.env, CI: '1' },
  })
}

/**
 * Generates both projects in an empty folder. It is as far from the root as the workspace is, because the
 * projects name the plugins by relative paths. The result depends only on the shell and the site.
 * @param site the folder of the web site that the shell shows
 * @throws when the template or a plugin has changed so that an edit does not fit
 */
export const generateProjects = async (shell: Shell, site: string, folder: string): Promise<void> => {
  cpSync(join(workspace, 'package.json'), join(folder, 'package.json'))
  writeJson(join(folder, 'capacitor.config.json'), capacitorConfigOf(shell))
  const isDelivered = (path: string): boolean => basename(path) !== MODULE_FILES
  cpSync(site, join(folder, 'www'), { recursive: true, filter: isDelivered })
  run(folder, 'add', 'android')
  run(folder, 'add', 'ios', '--packagemanager', 'SPM')

  for (const path of ANDROID_REMOVALS) rmSync(join(folder, 'android', path), { recursive: true })
  edit(join(folder, 'android'), ANDROID_EDITS, shell)
  edit(join(folder, 'ios'), IOS_EDITS, shell)
  cpSync(join(workspace, 'overlay'), folder, { recursive: true })
  const resources = join(folder, 'android/app/src/main/res')
  writeFileSync(join(resources, 'values/colors.xml'), coloursOf(shell))
  mkdirSync(join(resources, 'values-night'))
  writeFileSync(join(resources, 'values-night/colors.xml'), coloursAtNightOf(shell))
  writeFileSync(mainActivityIn(folder, shell), mainActivityOf(shell))
  writeFileSync(join(folder, 'ios/App/App/App.entitlements'), entitlementsOf(shell))
  await draw(folder, shell)
}

const mainActivityIn = (folder: string, { applicationId }: Shell): string =>
  join(folder, 'android/app/src/main/java', ...applicationId.split('.'), 'MainActivity.java')

const writeJson = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

const edit = (project: string, edits: Edits, shell: Shell): void => {
  for (const [path, change] of Object.entries(edits)) {
    const file = join(project, path)
    writeFileSync(file, change(readFileSync(file, 'utf8'), shell))
  }
}

/**
 * Replaces every picture of the templates by one of ours in the same size, and adds one for the night to each
 * launch picture; stores need two more.
 */
const draw = async (folder: string, shell: Shell): Promise<void> => {
  const files = globSync('{android/app/src/main/res,ios/App/App/Assets.xcassets}/**/*.png', { cwd: folder })
  for (const file of files) {
    const { width, height } = await sharp(join(folder, file)).metadata()
    const path = file.replaceAll(sep, '/')
    writeFileSync(join(folder, path), await drawPicture(path, width, height, shell))
    if (!isLaunchPicture(path)) continue
    const nightPath = nightPathOf(path)
    mkdirSync(dirname(join(folder, nightPath)), { recursive: true })
    writeFileSync(join(folder, nightPath), await drawPicture(nightPath, width, height, shell))
  }
  mkdirSync(join(folder, 'store/pictures'), { recursive: true })
  for (const [name, picture] of Object.entries(await drawStorePictures(shell)))
    writeFileSync(join(folder, 'store/pictures', name), picture)
}

/** Creates an empty folder for a generation, which the caller removes. */
export const emptyFolder = (name: string): string => {
  const folder = join(workspace, '../../.cache', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}
