import { expect, test } from 'vitest'
import { findChromium } from './find-chromium.mjs'

const SHELL = '/usr/bin/chromium-headless-shell'
const FULL = '/usr/bin/chromium'
const CACHE = '/cache/chromium_headless_shell-1'
const PLAYWRIGHTS = `${CACHE}/chrome-headless-shell-linux64/chrome-headless-shell`

type Machine = {
  /** Programs that work. */
  installed: string[]
  /** The programs that each source installs; a source without an entry fails, as without a network. */
  byPlaywright?: string
  byApt?: Record<string, string>
  configuredPath?: string
}

/** A fake machine: programs, Playwright's downloads and apt-get, with a record of the downloads. */
const searchOn = async ({ installed, byPlaywright, byApt = {}, configuredPath = '' }: Machine) => {
  const there = new Set(installed)
  const downloads: string[] = []
  const fetch = (name: string, path: string | undefined) => {
    downloads.push(name)
    if (path) there.add(path)
    return { isDone: Boolean(path), output: '' }
  }
  const run = async (file: string, args: string[]) => {
    const path = [...there].find((program) => program.endsWith(`/${args[0]}`))
    if (file === 'which') return { isDone: Boolean(path), output: `${path}\n` }
    if (args.includes('--dry-run')) return { isDone: true, output: `  Install location:    ${CACHE}\n` }
    if (file === 'playwright') return fetch('playwright', byPlaywright)
    if (file === 'apt-get' && args[0] === 'update') return { isDone: true, output: '' }
    if (file === 'apt-get') return fetch(`apt ${args.at(-1)}`, byApt[args.at(-1) ?? ''])
    return { isDone: there.has(file), output: '' }
  }
  const list = (folder: string) =>
    [...there]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1).split('/')[0])
  const result = await findChromium({ run, configuredPath, list }).catch((error: Error) => error.message)
  return { result, fetched: downloads }
}

test.each<[string, Machine, { path: string; isShell: boolean }, string[]]>([
  ['the machine’s shell', { installed: [FULL, SHELL] }, { path: SHELL, isShell: true }, []],
  ['Playwright’s shell', { installed: [FULL, PLAYWRIGHTS] }, { path: PLAYWRIGHTS, isShell: true }, []],
  [
    'a downloaded shell, although a full Chromium is installed',
    { installed: [FULL], byPlaywright: PLAYWRIGHTS },
    { path: PLAYWRIGHTS, isShell: true },
    ['playwright'],
  ],
  [
    'the distribution’s shell if Playwright’s server cannot be reached',
    { installed: [FULL], byApt: { 'chromium-headless-shell': SHELL } },
    { path: SHELL, isShell: true },
    ['playwright', 'apt chromium-headless-shell'],
  ],
  [
    'the full Chromium if no shell is available',
    { installed: [FULL] },
    { path: FULL, isShell: false },
    ['playwright', 'apt chromium-headless-shell'],
  ],
  [
    'the distribution’s full one as the last resort',
    { installed: [], byApt: { chromium: FULL } },
    { path: FULL, isShell: false },
    ['playwright', 'apt chromium-headless-shell', 'apt chromium'],
  ],
  [
    'the configured one, although a shell is installed',
    { installed: [FULL, SHELL], configuredPath: FULL },
    { path: FULL, isShell: false },
    [],
  ],
])('uses %s', async (_, machine, expected, expectedFetches) => {
  expect(await searchOn(machine)).toEqual({ result: expected, fetched: expectedFetches })
})

test.each<[string, Machine, string]>([
  [
    'a configured path without a working program',
    { installed: [SHELL], configuredPath: '/no/where' },
    'CHROMIUM_PATH is "/no/where"',
  ],
  ['a machine without any source', { installed: [] }, 'set CHROMIUM_PATH to its program'],
])('fails with a message: %s', async (_, machine, message) => {
  expect((await searchOn(machine)).result).toContain(message)
})
