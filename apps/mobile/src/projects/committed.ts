import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from 'plist'
import { workspace } from './generate.ts'

export const inAndroid = (path: string): string => join(workspace, 'android', path)
export const inIos = (path: string): string => join(workspace, 'ios', path)

export const MANIFEST = inAndroid('app/src/main/AndroidManifest.xml')

const require = createRequire(import.meta.url)

/** An installed package's folder. */
export const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))

const { dependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** The installed packages with native code: Capacitor's plugins. */
export const PLUGINS = Object.keys(dependencies).filter((name) => {
  const { capacitor } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as {
    capacitor?: object
  }
  return capacitor !== undefined
})

/** All files of an ending below a folder. */
export const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

export type Dictionary = Record<string, unknown>

/** A property list below `ios`. */
export const readPlist = (path: string): Dictionary =>
  parse(readFileSync(inIos(path), 'utf8')) as unknown as Dictionary
