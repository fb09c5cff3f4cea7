import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readShell } from '../flavour.ts'
import { folderOf, inAndroid, MANIFEST, PLUGINS } from '../projects/committed.ts'
import { complaintsAbout } from './complaints.ts'
import { mergedManifest } from './merged-manifest.ts'

/**
 * Compiles and links manifest and resources of the app and its plugins with aapt2, and checks its output
 * about the result. AAPT2_PATH and ANDROID_FRAMEWORK_PATH name the program and a framework's resources
 * (scripts/machine/find-aapt2.mjs).
 */
const { AAPT2_PATH: aapt2Path, ANDROID_FRAMEWORK_PATH: frameworkPath } = process.env
if (!aapt2Path || !frameworkPath)
  throw new Error('AAPT2_PATH and ANDROID_FRAMEWORK_PATH are not set; run "npm test -- --only android".')
const aapt2 = (...args: string[]): string => execFileSync(aapt2Path, args, { encoding: 'utf8' })

const shell = readShell('wohlauf')
const folder = mkdtempSync(join(tmpdir(), 'android-link-'))
try {
  const compiled = resourceFolders().map((resources, index) => {
    const archive = join(folder, `${index}.zip`)
    aapt2('compile', '--dir', resources, '-o', archive)
    return archive
  })
  const manifest = join(folder, 'AndroidManifest.xml')
  const plugins = PLUGINS.map((name) => join(folderOf(name), 'android/src/main/AndroidManifest.xml'))
  writeFileSync(manifest, mergedManifest(MANIFEST, plugins, shell.applicationId))
  const app = join(folder, 'app.apk')
  const sdk = (name: string): string => matchIn('variables.gradle', new RegExp(`${name}SdkVersion = (\\d+)`))
  aapt2(
    'link',
    ...['-o', app, '--manifest', manifest, '-I', frameworkPath, '--auto-add-overlay'],
    ...['--min-sdk-version', sdk('min'), '--target-sdk-version', sdk('target')],
    ...['--version-code', matchIn('app/build.gradle', /versionCode (\d+)/)],
    ...['--version-name', matchIn('app/build.gradle', /versionName "([^"]+)"/)],
    ...compiled.flatMap((archive) => ['-R', archive]),
  )
  const dump = {
    permissions: aapt2('dump', 'permissions', app),
    badging: aapt2('dump', 'badging', app),
    manifest: aapt2('dump', 'xmltree', app, '--file', 'AndroidManifest.xml'),
  }
  const complaints = complaintsAbout(dump, shell)
  for (const complaint of complaints) console.error(`The linked Android app breaks a promise, ${complaint}`)
  console.log(`${compiled.length} folders of resources linked, ${complaints.length} complaints`)
  process.exitCode = complaints.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The libraries' folders first, the app's own last, whose values win. */
function resourceFolders(): string[] {
  const stubs = join(folder, 'stubs')
  mkdirSync(join(stubs, 'values'), { recursive: true })
  cpSync(join(import.meta.dirname, 'library-stubs.xml'), join(stubs, 'values/library-stubs.xml'))
  const libraries = [
    join(folderOf('@capacitor/android'), 'capacitor/src/main/res'),
    ...PLUGINS.map((name) => join(folderOf(name), 'android/src/main/res')),
  ]
  return [stubs, ...libraries.filter((path) => existsSync(path)), inAndroid('app/src/main/res')]
}

function matchIn(file: string, pattern: RegExp): string {
  const [, value] = pattern.exec(readFileSync(inAndroid(file), 'utf8')) ?? []
  if (!value) throw new Error(`android/${file} does not state ${pattern}.`)
  return value
}
