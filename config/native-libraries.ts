import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NATIVE_LICENCES } from './licence-table.ts'

/** A library that Gradle or Swift's package manager adds to an app for the stores. */
export type NativeLibrary = {
  name: string
  /** Null where only a range is stated: the build chooses. */
  version: string | null
  licence: string | null
  /** Its package URL. */
  purl: string
}

const root = fileURLToPath(new URL('..', import.meta.url))

const read = (place: string, file: string): string => {
  const path = join(root, place, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** In an app Capacitor itself stands in its place. */
const LEFT_OUT = 'com.capacitorjs'

const licenceOf = (name: string): string | null =>
  NATIVE_LICENCES.find(({ beginning }) => name.startsWith(beginning))?.licence ?? null

const GRADLE = /^\s*(?:implementation|api) ["']([\w.-]+):([\w.-]+):([^"'@]+)(?:@\w+)?["']/gm

/** @param variables of the app's project, which win over those of the plugin's own file */
export const librariesOfGradle = (text: string, variables: string): NativeLibrary[] =>
  [...text.matchAll(GRADLE)]
    .filter(([, group]) => group !== LEFT_OUT)
    .map(([, group = '', artifact = '', stated = '']) => {
      const variable = stated.replace(/^\$\{?([\w.]+)\}?$/, '$1')
      const value = (source: string) =>
        new RegExp(`\\b${variable} *= *(?:.*: *)?'([^'\\n]+)'`).exec(source)?.[1]
      const version = stated.startsWith('$') ? (value(variables) ?? value(text) ?? null) : stated
      const name = `${group}:${artifact}`
      const purl = `pkg:maven/${group}/${artifact}${version === null ? '' : `@${version}`}`
      return { name, version, licence: licenceOf(name), purl }
    })

const SWIFT =
  /\.package\(url: "https:\/\/(github\.com\/[\w-]+\/([\w-]+?))(?:\.git)?", (exact: )?.*?"([\d.]+)"/g

export const librariesOfSwift = (text: string): NativeLibrary[] =>
  [...text.matchAll(SWIFT)].map(([, place = '', name = '', exact, number = '']) => {
    const version = exact ? number : null
    const purl = `pkg:swift/${place}${version === null ? '' : `@${version}`}`
    return { name, version, licence: licenceOf(place), purl }
  })

/**
 * What the app's projects and the plugins name; what these libraries need themselves is known to a build for the stores alone.
 * @param places of the packages of the native app
 */
export const nativeLibraries = (places: readonly string[]): NativeLibrary[] => {
  const variables = read('apps/mobile/android', 'variables.gradle')
  const gradle = [
    'apps/mobile/android/app',
    ...places.flatMap((place) => [`${place}/android`, `${place}/capacitor`]),
  ]
  const swift = ['apps/mobile/ios/App/CapApp-SPM', ...places]
  const all = [
    ...gradle.flatMap((place) => librariesOfGradle(read(place, 'build.gradle'), variables)),
    ...swift.flatMap((place) => librariesOfSwift(read(place, 'Package.swift'))),
  ]
  // An exact version of one file decides where another names a range.
  const byName = new Map(all.map((library) => [library.name, library]))
  for (const library of all) if (library.version !== null) byName.set(library.name, library)
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
