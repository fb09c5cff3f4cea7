import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { differences } from './compare.ts'
import { workspace } from './generate.ts'

const ICON = 'android/app/src/main/res/mipmap-mdpi/ic_launcher.png'
const MANIFEST = 'android/app/src/main/AndroidManifest.xml'

/** A copy of the committed projects, which a test may change. */
const copyOfProjects = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'projects-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['capacitor.config.json', 'android', 'ios', 'store'])
    cpSync(join(workspace, part), join(folder, part), { recursive: true })
  return folder
}

test('a copy does not differ, regardless of files that a build has left in it', async () => {
  const copy = copyOfProjects()
  writeFileSync(join(copy, 'android/local.properties'), 'sdk.dir=/sdk')
  writeFileSync(join(copy, 'android/app/google-services.json'), '{}')
  writeFileSync(join(copy, 'android/upload.jks'), '')
  expect(await differences(copy, workspace)).toEqual([])
})

test('a changed, a missing and a foreign file are named', async () => {
  const copy = copyOfProjects()
  writeFileSync(join(copy, MANIFEST), '<manifest/>')
  rmSync(join(copy, 'ios/App/App/Info.plist'))
  writeFileSync(join(copy, 'ios/App/App/Other.swift'), '')
  expect(await differences(copy, workspace)).toEqual([
    'ios/App/App/Info.plist is missing',
    'ios/App/App/Other.swift is not generated',
    `${MANIFEST} differs`,
  ])
})

test('a picture may be encoded otherwise, but must show the same in the same size', async () => {
  const copy = copyOfProjects()
  const icon = sharp(readFileSync(join(workspace, ICON)))
  writeFileSync(join(copy, ICON), await icon.clone().png({ compressionLevel: 0 }).toBuffer())
  expect(await differences(copy, workspace)).toEqual([])
  writeFileSync(join(copy, ICON), await icon.clone().negate({ alpha: false }).png().toBuffer())
  expect(await differences(copy, workspace)).toEqual([`${ICON} differs`])
  writeFileSync(join(copy, ICON), await icon.clone().resize(47, 48).png().toBuffer())
  expect(await differences(copy, workspace)).toEqual([`${ICON} differs`])
})
