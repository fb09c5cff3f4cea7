import { expect, test } from 'vitest'
import { readShell } from '../flavour.ts'
import { complaintsAbout, type Dump } from './complaints.ts'

const shell = readShell('wohlauf')

/** The output of aapt2 for a linked app that keeps all promises. */
const GOOD: Dump = {
  permissions: `package: ${shell.applicationId}
uses-permission: name='android.permission.INTERNET'
uses-permission: name='android.permission.POST_NOTIFICATIONS'
uses-permission: name='android.permission.ACCESS_NETWORK_STATE'
`,
  badging: `package: name='${shell.applicationId}' versionCode='${shell.buildNumber}' versionName='${shell.version}' compileSdkVersion='29'
sdkVersion:'24'
targetSdkVersion:'36'
application-label:'${shell.name}'
`,
  manifest: `  E: manifest (line=2)
      E: application (line=5)
        A: http://schemas.android.com/apk/res/android:allowBackup(0x01010280)=false
        A: http://schemas.android.com/apk/res/android:usesCleartextTraffic(0x010104ec)=false
          E: activity (line=15)
            A: http://schemas.android.com/apk/res/android:name(0x01010003)=".MainActivity" (Raw: ".MainActivity")
            A: http://schemas.android.com/apk/res/android:exported(0x01010010)=true
            A: http://schemas.android.com/apk/res/android:launchMode(0x0101001d)=2
              E: intent-filter (line=28)
                A: http://schemas.android.com/apk/res/android:autoVerify(0x010104ee)=true
${shell.hosts.map((host) => `                  E: data (line=33)\n                    A: http://schemas.android.com/apk/res/android:host(0x01010028)="${host}" (Raw: "${host}")`).join('\n')}
          E: provider (line=56)
            A: http://schemas.android.com/apk/res/android:name(0x01010003)="files" (Raw: "files")
            A: http://schemas.android.com/apk/res/android:exported(0x01010010)=false
`,
}

test('an app that keeps its promises is not complained about', () => {
  expect(complaintsAbout(GOOD, shell)).toEqual([])
})

test.each<[string, keyof Dump, string, string]>([
  ['another permission', 'permissions', 'android.permission.INTERNET', 'android.permission.CAMERA'],
  ['a backup', 'manifest', 'allowBackup(0x01010280)=false', 'allowBackup(0x01010280)=true'],
  ['unencrypted connections', 'manifest', 'usesCleartextTraffic(0x010104ec)=false', 'other=false'],
  [
    'debugging',
    'manifest',
    'A: http',
    'A: http://schemas.android.com/apk/res/android:debuggable(0x1)=true\n A: http',
  ],
  ['a second way in', 'manifest', 'exported(0x01010010)=false', 'exported(0x01010010)=true'],
  ['a component that says nothing', 'manifest', 'exported(0x01010010)=false', 'enabled(0x1)=true'],
  ['several activities', 'manifest', 'launchMode(0x0101001d)=2', 'launchMode(0x0101001d)=1'],
  ['unverified links', 'manifest', 'autoVerify(0x010104ee)=true', 'autoVerify(0x010104ee)=false'],
  ['a foreign host', 'manifest', '*.wohlauf.example', '*.other.example'],
  ['another version', 'badging', "versionName='1.4.7'", "versionName='1.0'"],
  ['another build', 'badging', "versionCode='1040701'", "versionCode='1'"],
  ['another package', 'badging', "package: name='de.wohlauf.app'", "package: name='de.other'"],
  ['an older Android', 'badging', "sdkVersion:'24'", "sdkVersion:'21'"],
  ['a former target', 'badging', "targetSdkVersion:'36'", "targetSdkVersion:'34'"],
  ['another name', 'badging', "application-label:'Wohlauf'", "application-label:'Other'"],
  ['a debuggable build', 'badging', 'sdkVersion', 'application-debuggable\nsdkVersion'],
])('%s is complained about', (_, part, from, to) => {
  expect(GOOD[part]).toContain(from)
  expect(complaintsAbout({ ...GOOD, [part]: GOOD[part].replace(from, to) }, shell).length).toBe(1)
})
