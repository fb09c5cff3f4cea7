import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mergedManifest } from './merged-manifest.ts'

const NAMESPACES =
  'xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools"'

/** A placeholder that Gradle fills in. */
const PLACEHOLDER = '$' + '{applicationId}'

const merged = (app: string, ...plugins: string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [file = '', ...pluginFiles] = [app, ...plugins].map((content, index) => {
    const path = join(folder, `${index}.xml`)
    writeFileSync(path, `<manifest ${NAMESPACES}>${content}</manifest>`)
    return path
  })
  return mergedManifest(file, pluginFiles, 'de.example')
}

test("a plugin's permissions and components are part of the app", () => {
  const text = merged(
    '<application android:label="A"><activity android:name=".A"/></application>',
    '<uses-permission android:name="p.ONE"/><application><service android:name="s"/></application>',
  )
  expect(text).toContain('package="de.example"')
  expect(text).toMatch(/<activity android:name=".A"\/><service [^>]*android:name="s"[^>]*\/><\/application>/)
  expect(text).toContain('android:name="p.ONE"')
})

test('elements that the app removes, and those unknown to this framework, are not in it', () => {
  const text = merged(
    `<uses-permission android:name="p.TWO" tools:node="remove"/><application android:dataExtractionRules="@xml/r" tools:targetApi="s"><provider android:authorities="${PLACEHOLDER}.files"/></application>`,
    '<queries><intent/></queries>',
  )
  for (const absent of ['p.TWO', 'dataExtractionRules', 'targetApi', 'queries'])
    expect(text).not.toContain(absent)
  expect(text).toContain('android:authorities="de.example.files"')
})
