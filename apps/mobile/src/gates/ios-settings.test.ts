import { expect, test } from 'vitest'
import { readShell } from '../flavour.ts'
import { type Dictionary, readPlist } from '../projects/committed.ts'

const shell = readShell('wohlauf')
const info = readPlist('App/App/Info.plist')

test('the app is German, has one scheme and no encryption of its own', () => {
  expect(info).toMatchObject({
    CFBundleDisplayName: shell.name,
    CFBundleDevelopmentRegion: 'de',
    CFBundleLocalizations: ['de'],
    CFBundleURLTypes: [
      { CFBundleURLName: '$(PRODUCT_BUNDLE_IDENTIFIER)', CFBundleURLSchemes: [shell.scheme] },
    ],
    ITSAppUsesNonExemptEncryption: false,
    UIRequiredDeviceCapabilities: ['arm64'],
  })
})

test('it takes version and build from the project', () => {
  expect(info).toMatchObject({
    CFBundleShortVersionString: '$(MARKETING_VERSION)',
    CFBundleVersion: '$(CURRENT_PROJECT_VERSION)',
  })
})

test('no orientation is refused, because some people cannot turn their device', () => {
  expect(info.UISupportedInterfaceOrientations).toEqual([
    'UIInterfaceOrientationPortrait',
    'UIInterfaceOrientationLandscapeLeft',
    'UIInterfaceOrientationLandscapeRight',
  ])
})

test('every question for a permission has a German sentence that names the app', () => {
  const purposes = Object.entries(info).filter(([key]) => key.endsWith('UsageDescription'))
  expect(purposes.map(([key]) => key).sort()).toEqual([
    'NSCameraUsageDescription',
    'NSPhotoLibraryAddUsageDescription',
    'NSPhotoLibraryUsageDescription',
  ])
  for (const [, sentence] of purposes)
    expect(sentence).toMatch(new RegExp(`^${shell.name} .+ wenn du .+\\.$`))
})

test('no exception from encrypted connections is requested, and nothing runs in the background', () => {
  expect(info.NSAppTransportSecurity).toBe(undefined)
  expect(info.UIBackgroundModes).toBe(undefined)
})

test('the entitlements are push messages, and links and passwords of the flavour’s hosts', () => {
  expect(readPlist('App/App/App.entitlements')).toEqual({
    'aps-environment': 'development',
    'com.apple.developer.associated-domains': shell.hosts.flatMap((host) => [
      `applinks:${host}`,
      `webcredentials:${host}`,
    ]),
  })
})

test('nobody is tracked, and data are collected only for the app to work', () => {
  const privacy = readPlist('App/App/PrivacyInfo.xcprivacy')
  expect(privacy.NSPrivacyTracking).toBe(false)
  expect(privacy.NSPrivacyTrackingDomains).toEqual([])
  const collected = privacy.NSPrivacyCollectedDataTypes as Dictionary[]
  expect(collected.length).toBeGreaterThan(5)
  for (const entry of collected)
    expect(entry).toMatchObject({
      NSPrivacyCollectedDataTypeTracking: false,
      NSPrivacyCollectedDataTypePurposes: ['NSPrivacyCollectedDataTypePurposeAppFunctionality'],
    })
})
