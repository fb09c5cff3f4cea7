import { readFileSync } from 'node:fs'
import { ROUTES } from '@wohlauf/contract/routes/routes'
import { SHELL_LINKS } from '@wohlauf/contract/routes/shell-links'
import { ANDROID_CHANNEL } from '@wohlauf/contract/values/notification-channel'
import { expect, test } from 'vitest'
import { readShell } from '../flavour.ts'
import { inAndroid, MANIFEST } from '../projects/committed.ts'
import { android, elements, isRemoved, readXml } from '../projects/read-xml.ts'

const shell = readShell('wohlauf')
const manifest = readXml(MANIFEST)
const [application] = elements(manifest, 'application')
const activities = elements(manifest, 'activity')
const filters = elements(manifest, 'intent-filter')
const dataOf = (filter: (typeof filters)[number] | undefined, name: string) =>
  filter ? elements(filter, 'data').flatMap((data) => android(data, name) ?? []) : []

test('the app itself asks for the network and for notifications, and for nothing else', () => {
  const permissions = elements(manifest, 'uses-permission').filter((permission) => !isRemoved(permission))
  expect(permissions.map((permission) => android(permission, 'name'))).toEqual([
    'android.permission.INTERNET',
    'android.permission.POST_NOTIFICATIONS',
  ])
})

test('nothing leaves the device by a backup or a move, or unencrypted', () => {
  if (!application) throw new Error('There is no application.')
  expect({
    allowBackup: android(application, 'allowBackup'),
    usesCleartextTraffic: android(application, 'usesCleartextTraffic'),
    dataExtractionRules: android(application, 'dataExtractionRules'),
    fullBackupContent: android(application, 'fullBackupContent'),
  }).toEqual({
    allowBackup: 'false',
    usesCleartextTraffic: 'false',
    dataExtractionRules: '@xml/data_extraction_rules',
    fullBackupContent: '@xml/full_backup_content',
  })
})

test.each([
  ['data_extraction_rules', 'cloud-backup'],
  ['data_extraction_rules', 'device-transfer'],
  ['full_backup_content', 'full-backup-content'],
])('%s leaves every storage out of %s', (file, part) => {
  const rules = readXml(inAndroid(`app/src/main/res/xml/${file}.xml`))
  const excluded = elements(rules, part).flatMap((section) => elements(section, 'exclude'))
  expect(excluded.map((rule) => rule.getAttribute('domain')).sort()).toEqual([
    'database',
    'external',
    'file',
    'root',
    'sharedpref',
  ])
  expect(excluded.every((rule) => rule.getAttribute('path') === '.')).toBe(true)
  expect(elements(rules, 'include')).toEqual([])
})

test('no build can be debugged, and neither can the web view', () => {
  expect(application && android(application, 'debuggable')).toBe(null)
  const config = JSON.parse(readFileSync(inAndroid('../capacitor.config.json'), 'utf8'))
  expect(config.android.webContentsDebuggingEnabled).toBe(false)
  expect(config.ios.webContentsDebuggingEnabled).toBe(false)
  expect(config.server).toBe(undefined)
})

test('other apps open one activity, which exists once', () => {
  expect(activities.map((activity) => android(activity, 'name'))).toEqual(['.MainActivity'])
  expect(activities.map((activity) => android(activity, 'exported'))).toEqual(['true'])
  expect(activities.map((activity) => android(activity, 'launchMode'))).toEqual(['singleTask'])
  const others = ['service', 'receiver', 'provider', 'activity-alias'].flatMap((name) =>
    elements(manifest, name),
  )
  expect(others.map((part) => [android(part, 'name'), android(part, 'exported')])).toEqual([
    ['androidx.core.content.FileProvider', 'false'],
  ])
})

test('other apps get pictures and the cache, and no other file', () => {
  const paths = readXml(inAndroid('app/src/main/res/xml/file_paths.xml'))
  expect(elements(paths, '*').map(({ tagName }) => tagName)).toEqual([
    'paths',
    'external-files-path',
    'cache-path',
  ])
})

test('push messages are shown in the channel that the app describes', () => {
  const values = elements(manifest, 'meta-data').map((entry) => [
    android(entry, 'name'),
    android(entry, 'value'),
  ])
  expect(Object.fromEntries(values)['com.google.firebase.messaging.default_notification_channel_id']).toBe(
    ANDROID_CHANNEL,
  )
})

test('links of the flavour’s hosts are verified, and open those pages that mails lead to', () => {
  const verified = filters.filter((filter) => android(filter, 'autoVerify') === 'true')
  expect(verified.length).toBe(1)
  expect(dataOf(verified[0], 'scheme')).toEqual(['https'])
  expect(dataOf(verified[0], 'host')).toEqual(shell.hosts)
  const prefixes = dataOf(verified[0], 'pathPrefix')
  const linkedRoutes = Object.entries(ROUTES).flatMap(([name, { path }]) =>
    prefixes.some((prefix) => path.startsWith(prefix)) ? [name] : [],
  )
  expect(linkedRoutes).toEqual([...SHELL_LINKS])
})

test('the shell’s own scheme opens the app without verification', () => {
  const [scheme] = filters.filter((filter) => dataOf(filter, 'scheme').includes('@string/custom_url_scheme'))
  expect(scheme && android(scheme, 'autoVerify')).toBe(null)
  const strings = elements(readXml(inAndroid('app/src/main/res/values/strings.xml')), 'string')
  const values = Object.fromEntries(strings.map((text) => [text.getAttribute('name'), text.textContent]))
  expect(values).toEqual({
    app_name: shell.name,
    title_activity_main: shell.name,
    package_name: shell.applicationId,
    custom_url_scheme: shell.scheme,
  })
})

test('every filter of links is open to browsers', () => {
  for (const filter of filters.slice(1))
    expect(elements(filter, 'category').map((category) => android(category, 'name'))).toEqual([
      'android.intent.category.DEFAULT',
      'android.intent.category.BROWSABLE',
    ])
})

test('the build states the shell’s version, and runs from Android 7 (24) to 16 (36)', () => {
  const build = readFileSync(inAndroid('app/build.gradle'), 'utf8')
  expect(build).toContain(`versionName "${shell.version}"`)
  expect(build).toContain(`versionCode ${shell.buildNumber}\n`)
  expect(build).toContain(`applicationId "${shell.applicationId}"`)
  const variables = readFileSync(inAndroid('variables.gradle'), 'utf8')
  expect(variables).toMatch(/minSdkVersion = 24\n/)
  expect(variables).toMatch(/targetSdkVersion = 36\n/)
})
