import type { Shell } from '../flavour.ts'

/** The output of aapt2 about a linked app, line by line. */
export type Dump = { permissions: string; badging: string; manifest: string }

/** ACCESS_NETWORK_STATE comes with the plugin that detects whether the device is online. */
const PERMISSIONS = [
  'android.permission.ACCESS_NETWORK_STATE',
  'android.permission.INTERNET',
  'android.permission.POST_NOTIFICATIONS',
]

const EXPORTED = ['.MainActivity']
const COMPONENTS = ['activity', 'activity-alias', 'service', 'receiver', 'provider']
/** The value of `singleTask`. */
const SINGLE_TASK = '2'

type Part = { name: string; attributes: Record<string, string> }

/** The elements of a printed manifest, in their order. */
const partsOf = (manifest: string): Part[] => {
  const parts: Part[] = []
  for (const line of manifest.split('\n')) {
    const [, element] = /^\s*E: (\S+)/.exec(line) ?? []
    if (element) parts.push({ name: element, attributes: {} })
    const [, name, text, plain] = /^\s*A: (?:\S+:)?(\w+)(?:\(\w+\))?=(?:"([^"]*)"|(\S+))/.exec(line) ?? []
    const part = parts.at(-1)
    if (part && name) part.attributes[name] = text ?? plain ?? ''
  }
  return parts
}

/** A sentence for each broken promise. */
export const complaintsAbout = (dump: Dump, shell: Shell): string[] => {
  const parts = partsOf(dump.manifest)
  const partsNamed = (name: string) => parts.filter((part) => part.name === name)
  const application = partsNamed('application')[0]?.attributes ?? {}
  const components = parts.filter(({ name }) => COMPONENTS.includes(name)).map(({ attributes }) => attributes)
  const exported = components.filter((component) => component.exported !== 'false')
  const verified = partsNamed('intent-filter').filter(({ attributes }) => attributes.autoVerify === 'true')
  const hosts = partsNamed('data').flatMap(({ attributes }) => attributes.host ?? [])
  const permissions = [...dump.permissions.matchAll(/uses-permission(?:-sdk-\d+)?: name='([^']+)'/g)].map(
    ([, name]) => name,
  )

  const promises: [promise: string, is: unknown, mustBe: unknown][] = [
    ['its permissions', permissions.sort(), PERMISSIONS],
    ['what other apps can start', exported.map(({ name }) => name), EXPORTED],
    ['a backup', application.allowBackup, 'false'],
    ['unencrypted connections', application.usesCleartextTraffic, 'false'],
    ['debugging', application.debuggable, undefined],
    ['a build for tests', application.testOnly, undefined],
    ['the activity’s launch mode', partsNamed('activity')[0]?.attributes.launchMode, SINGLE_TASK],
    ['filters whose hosts are verified', verified.length, 1],
    ['their hosts', hosts, shell.hosts],
    ['its name', valueIn(dump.badging, /^application-label:'([^']*)'/m), shell.name],
    ['its package', valueIn(dump.badging, /^package: name='([^']*)'/m), shell.applicationId],
    ['its version', valueIn(dump.badging, /versionName='([^']*)'/), shell.version],
    ['its build', valueIn(dump.badging, /versionCode='([^']*)'/), String(shell.buildNumber)],
    ['the lowest Android', valueIn(dump.badging, /^sdkVersion:'([^']*)'/m), '24'],
    ['the Android it is made for', valueIn(dump.badging, /^targetSdkVersion:'([^']*)'/m), '36'],
    ['debugging, as a store sees it', /^application-debuggable/m.test(dump.badging), false],
  ]
  return promises.flatMap(([promise, is, mustBe]) =>
    JSON.stringify(is) === JSON.stringify(mustBe)
      ? []
      : [`${promise}: ${JSON.stringify(is)} instead of ${JSON.stringify(mustBe)}`],
  )
}

const valueIn = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1]
