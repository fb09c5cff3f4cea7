import { existsSync } from 'node:fs'
import { OLDEST_IOS } from '@wohlauf/contract/values/supported-browsers'
import { expect, test } from 'vitest'
import xcode from 'xcode'
import { readShell } from '../flavour.ts'
import { inIos } from '../projects/committed.ts'

const shell = readShell('wohlauf')
const { objects } = xcode.project(inIos('App/App.xcodeproj/project.pbxproj')).parseSync().hash.project

/** The objects of a kind; each has a comment beside its id. */
const all = (kind: string) =>
  Object.entries(objects[kind] ?? {}).flatMap(([id, value]) =>
    id.endsWith('_comment') ? [] : [{ id, ...value }],
  )
const files = all('PBXFileReference') as { id: string; path: string }[]
const resources = all('PBXResourcesBuildPhase') as { files?: { value: string }[] }[]
const builds = all('PBXBuildFile') as { id: string; fileRef?: string }[]

test('the privacy manifest is a resource of the app', () => {
  const privacy = files.find(({ path }) => path === 'PrivacyInfo.xcprivacy')
  const build = builds.find(({ fileRef }) => fileRef === privacy?.id)
  const ids = resources.flatMap(({ files = [] }) => files.map(({ value }) => value))
  expect(build).toBeDefined()
  expect(ids).toContain(build?.id)
})

test('both builds have identifier, version and entitlements of the flavour', () => {
  const settings = (all('XCBuildConfiguration') as { buildSettings?: Record<string, unknown> }[])
    .map(({ buildSettings }) => buildSettings ?? {})
    .filter((settings) => 'PRODUCT_BUNDLE_IDENTIFIER' in settings)
  expect(settings.length).toBe(2)
  for (const setting of settings)
    expect(setting).toMatchObject({
      PRODUCT_BUNDLE_IDENTIFIER: shell.applicationId,
      MARKETING_VERSION: shell.version,
      CURRENT_PROJECT_VERSION: shell.buildNumber,
      CODE_SIGN_ENTITLEMENTS: 'App/App.entitlements',
      INFOPLIST_FILE: 'App/Info.plist',
      IPHONEOS_DEPLOYMENT_TARGET: OLDEST_IOS,
    })
})

test('the project’s language is German', () => {
  expect(all('PBXProject')).toMatchObject([{ developmentRegion: 'de', knownRegions: ['de', 'Base'] }])
})

test('every id that a group or a phase names exists', () => {
  const ids = new Set(Object.values(objects).flatMap((section) => Object.keys(section)))
  const namedIds = ['PBXGroup', 'PBXResourcesBuildPhase', 'PBXSourcesBuildPhase'].flatMap((kind) =>
    (all(kind) as { children?: { value: string }[]; files?: { value: string }[] }[]).flatMap(
      ({ children = [], files = [] }) => [...children, ...files].map(({ value }) => value),
    ),
  )
  expect(namedIds.length).toBeGreaterThan(20)
  expect(namedIds.filter((id) => !ids.has(id))).toEqual([])
})

test('every file of ours that it names exists', () => {
  const own = files.filter(({ path }) =>
    /\.(swift|plist|xcprivacy|entitlements|xcassets|xcconfig)$/.test(path),
  )
  expect(own.length).toBe(7)
  const missing = own.filter(
    ({ path }) => !existsSync(inIos(path.startsWith('../') ? path.slice(3) : `App/App/${path}`)),
  )
  expect(missing).toEqual([])
})
