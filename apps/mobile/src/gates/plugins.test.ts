import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Dictionary, filesBelow, folderOf, inIos, PLUGINS, readPlist } from '../projects/committed.ts'
import { workspace } from '../projects/generate.ts'
import { android, elements, readXml } from '../projects/read-xml.ts'

type Needs = {
  /** Keys of Info.plist: Apple refuses a build that names such an interface without a sentence. */
  purposes?: string[]
  /** Interfaces for which Apple requires a reason, and the reason. */
  reasons?: Record<string, string>
  /** Permissions in the plugin's own manifest on Android. */
  permissions?: string[]
}

const USER_DEFAULTS = { NSPrivacyAccessedAPICategoryUserDefaults: 'CA92.1' }

/** The needs of each plugin. A new plugin, or one with more needs than listed here, fails below. */
const NEEDS: Record<string, Needs> = {
  '@capacitor/app': {},
  '@capacitor/camera': {
    purposes: [
      'NSCameraUsageDescription',
      'NSPhotoLibraryUsageDescription',
      'NSPhotoLibraryAddUsageDescription',
    ],
  },
  '@capacitor/device': {},
  // Used by the library that Swift's package manager fetches for it.
  '@capacitor/filesystem': { reasons: { NSPrivacyAccessedAPICategoryFileTimestamp: 'C617.1' } },
  '@capacitor/keyboard': {},
  '@capacitor/network': { permissions: ['android.permission.ACCESS_NETWORK_STATE'] },
  '@capacitor/preferences': { reasons: USER_DEFAULTS },
  '@capacitor/push-notifications': {},
  '@capacitor/share': {},
  '@capacitor/splash-screen': {},
  '@capawesome/capacitor-badge': { reasons: USER_DEFAULTS },
}

/** Patterns by which an interface is found in sources (Apple: "Describing use of required reason API"). */
const INTERFACES: Record<string, RegExp> = {
  NSPrivacyAccessedAPICategoryUserDefaults: /\b(NS)?UserDefaults\b/,
  NSPrivacyAccessedAPICategoryFileTimestamp:
    /creationDate|modificationDate|contentModificationDate|getattrlist|\bf?stat(at)?\(/i,
  NSPrivacyAccessedAPICategorySystemBootTime: /systemUptime|mach_absolute_time/,
  NSPrivacyAccessedAPICategoryDiskSpace:
    /volumeAvailableCapacity|systemFreeSize|volumeTotalCapacity|statv?fs/,
  NSPrivacyAccessedAPICategoryActiveKeyboards: /activeInputModes/,
}

const PURPOSES: Record<string, RegExp> = {
  NSCameraUsageDescription: /AVCaptureDevice/,
  NSPhotoLibraryUsageDescription: /PHPhotoLibrary|PHPickerViewController/,
  NSLocationWhenInUseUsageDescription: /CLLocationManager/,
  NSMicrophoneUsageDescription: /requestRecordPermission/,
  NSContactsUsageDescription: /CNContactStore/,
  NSUserTrackingUsageDescription: /ATTrackingManager/,
}

const matches = (text: string, patterns: Record<string, RegExp>): string[] =>
  Object.keys(patterns).filter((name) => patterns[name]?.test(text))

const iosSource = (plugin: string): string =>
  filesBelow(join(folderOf(plugin), 'ios'), /\.(swift|m|h)$/)
    .filter((file) => !/Tests?\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

test('the table has every installed plugin', () => {
  expect(Object.keys(NEEDS)).toEqual([...PLUGINS].sort())
})

test.each(PLUGINS)('%s needs no more on iOS than the table states', (plugin) => {
  const { purposes = [], reasons = {} } = NEEDS[plugin] ?? {}
  const source = iosSource(plugin)
  expect(source.length).toBeGreaterThan(500)
  expect(matches(source, INTERFACES).filter((name) => !(name in reasons))).toEqual([])
  expect(matches(source, PURPOSES).filter((name) => !purposes.includes(name))).toEqual([])
})

test.each(PLUGINS)('%s needs no more on Android than the table states', (plugin) => {
  const manifest = readXml(join(folderOf(plugin), 'android/src/main/AndroidManifest.xml'))
  const permissions = elements(manifest, 'uses-permission').map((permission) => android(permission, 'name'))
  expect(permissions).toEqual(NEEDS[plugin]?.permissions ?? [])
})

test('Info.plist has the sentences of the table, and no other', () => {
  const statedKeys = Object.keys(readPlist('App/App/Info.plist')).filter((key) =>
    key.endsWith('UsageDescription'),
  )
  expect(statedKeys.sort()).toEqual(
    Object.values(NEEDS)
      .flatMap(({ purposes = [] }) => purposes)
      .sort(),
  )
})

test('the privacy manifest has the reasons of the table, and no other', () => {
  const statedReasons = readPlist('App/App/PrivacyInfo.xcprivacy').NSPrivacyAccessedAPITypes as Dictionary[]
  const reasons = statedReasons.map((entry) => [
    entry.NSPrivacyAccessedAPIType,
    entry.NSPrivacyAccessedAPITypeReasons,
  ])
  const needed = Object.values(NEEDS).flatMap(({ reasons = {} }) => Object.entries(reasons))
  expect(Object.fromEntries(reasons)).toEqual(
    Object.fromEntries(needed.map(([name, reason]) => [name, [reason]])),
  )
})

test('bars and insets are Capacitor’s own: no plugin of others touches them', () => {
  for (const name of [
    '@capacitor/status-bar',
    'capacitor-plugin-safe-area',
    '@capacitor-community/safe-area',
  ])
    expect(PLUGINS).not.toContain(name)
  const android = folderOf('@capacitor/android')
  expect(existsSync(join(android, 'capacitor/src/main/java/com/getcapacitor/plugin/SystemBars.java'))).toBe(
    true,
  )
})

test('both systems keep a link that starts the app for the page, and pass it on before a later answer', () => {
  const sourceOf = (plugin: string, path: string) => readFileSync(join(folderOf(plugin), path), 'utf8')
  const android = 'capacitor/src/main/java/com/getcapacitor'
  expect(sourceOf('@capacitor/android', `${android}/BridgeActivity.java`)).toContain(
    'this.onNewIntent(getIntent());',
  )
  expect(sourceOf('@capacitor/android', `${android}/Bridge.java`)).toContain('new HandlerThread(')
  expect(
    sourceOf('@capacitor/app', 'android/src/main/java/com/capacitorjs/plugins/app/AppPlugin.java'),
  ).toContain('notifyListeners(EVENT_URL_OPEN, ret, true);')

  const ios = 'Capacitor/Capacitor'
  expect(sourceOf('@capacitor/ios', `${ios}/CAPSceneDelegateProxy.swift`)).toMatch(
    /forName: \.capacitorViewDidAppear[\s\S]*openURLContexts: connectionOptions\.urlContexts[\s\S]*connectionOptions\.userActivities/,
  )
  expect(sourceOf('@capacitor/ios', `${ios}/CapacitorBridge.swift`)).toContain(
    'dispatchQueue = DispatchQueue(label: "bridge")',
  )
  const plugin = sourceOf('@capacitor/app', 'ios/Sources/AppPlugin/AppPlugin.swift')
  expect(plugin.match(/notifyListeners\("appUrlOpen", .*, retainUntilConsumed: true\)/g)?.length).toBe(2)
})

test('both projects have the same plugins', () => {
  const gradle = readFileSync(inIos('../android/capacitor.settings.gradle'), 'utf8')
  const swift = readFileSync(inIos('App/CapApp-SPM/Package.swift'), 'utf8')
  for (const plugin of PLUGINS) {
    expect(gradle).toContain(`node_modules/${plugin}/android'`)
    expect(swift).toContain(`node_modules/${plugin}"`)
  }
})

test('the web code calls the plugins in the versions of the shell, and states the shell’s own', () => {
  const textOf = (path: string) => readFileSync(join(workspace, path), 'utf8')
  const shell = JSON.parse(textOf('package.json'))
  const web = JSON.parse(textOf('../web/package.json'))
  const shared = Object.keys(web.dependencies).filter((name) => name in shell.dependencies)
  expect(shared.length).toBeGreaterThan(PLUGINS.length)
  for (const name of shared) expect([name, web.dependencies[name]]).toEqual([name, shell.dependencies[name]])
  expect(textOf('../web/src/native/platform.ts')).toContain(`SHELL_VERSION = '${shell.version}'`)
})
