import { expect, test } from 'vitest'
import { findAapt2 } from './find-aapt2.mjs'

const PROGRAM = '/usr/bin/aapt2'
const FRAMEWORK = '/usr/share/android-framework-res/framework-res.apk'
const OF_DEBIAN = { AAPT2_PATH: PROGRAM, ANDROID_FRAMEWORK_PATH: FRAMEWORK }
const OF_SDK = { AAPT2_PATH: '/sdk/aapt2', ANDROID_FRAMEWORK_PATH: '/sdk/android.jar' }

type Machine = {
  installed?: string[]
  byApt?: string[]
  configured?: { AAPT2_PATH?: string; ANDROID_FRAMEWORK_PATH?: string; ANDROID_HOME?: string }
}

/** A fake machine: files, and an apt-get that has packages or, as without a network, none. */
const searchOn = async ({ installed = [], byApt = [], configured = {} }: Machine) => {
  const there = new Set(installed)
  const downloads: string[] = []
  const run = async (file: string, args: string[]) => {
    if (file === 'which') return { isDone: there.has(PROGRAM), output: `${PROGRAM}\n` }
    if (file !== 'apt-get') return { isDone: there.has(file), output: '' }
    if (args[0] === 'install') {
      downloads.push(...args.slice(2))
      for (const path of byApt) there.add(path)
    }
    return { isDone: true, output: '' }
  }
  const list = (folder: string) =>
    [...there]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1).split('/')[0])
  const exists = (path: string) => there.has(path)
  const result = await findAapt2({ run, exists, list, configured }).catch((error: Error) => error.message)
  return { result, fetched: downloads }
}

const PACKAGES = ['aapt', 'android-framework-res']

test.each<[string, Machine, object, string[]]>([
  ['what is installed', { installed: [PROGRAM, FRAMEWORK] }, OF_DEBIAN, []],
  ['what Debian has', { byApt: [PROGRAM, FRAMEWORK] }, OF_DEBIAN, PACKAGES],
  ['Debian’s framework beside a program', { installed: [PROGRAM], byApt: [FRAMEWORK] }, OF_DEBIAN, PACKAGES],
  [
    'the newest of an SDK',
    {
      installed: ['9.0.0', '36.0.0', '35.0.1']
        .map((release) => `/sdk/build-tools/${release}/aapt2`)
        .concat('/sdk/platforms/android-35/android.jar', '/sdk/platforms/android-36/android.jar'),
      configured: { ANDROID_HOME: '/sdk' },
    },
    {
      AAPT2_PATH: '/sdk/build-tools/36.0.0/aapt2',
      ANDROID_FRAMEWORK_PATH: '/sdk/platforms/android-36/android.jar',
    },
    [],
  ],
  [
    'the configured ones, although Debian’s are installed',
    { installed: [PROGRAM, FRAMEWORK, ...Object.values(OF_SDK)], configured: OF_SDK },
    OF_SDK,
    [],
  ],
])('uses %s', async (_, machine, expected, expectedFetches) => {
  expect(await searchOn(machine)).toEqual({ result: expected, fetched: expectedFetches })
})

test.each<[string, Machine, string]>([
  ['nothing can be had', {}, 'install the packages aapt and android-framework-res'],
  ['one of two paths is configured', { configured: { AAPT2_PATH: PROGRAM } }, 'correct or remove them'],
])('gives advice if %s', async (_, machine, sentence) => {
  expect((await searchOn(machine)).result).toContain(sentence)
})
