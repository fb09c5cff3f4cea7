import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-config-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env }).shells

test('without settings there are no native apps, and none is too old', () => {
  expect(read({})).toEqual({ lowestVersion: null, android: null, ios: null })
})

test('the native apps of the operator are read', () => {
  const android = `com.example.app ${Array(32).fill('AB').join(':')}`
  expect(
    read({
      LOWEST_MOBILE_APP_VERSION: ' 1.4.7 ',
      ANDROID_APP: android,
      IOS_APP: 'A1B2C3D4E5.com.example.app',
    }),
  ).toEqual({ lowestVersion: '1.4.7', android, ios: 'A1B2C3D4E5.com.example.app' })
})

test.each([
  ['LOWEST_MOBILE_APP_VERSION', 'v1.4.7'],
  ['ANDROID_APP', 'com.example.app'],
  ['IOS_APP', 'com.example.app'],
])('%s is refused with its name: %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`${name} must be`)
})
