import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { missingLibraries } from './missing-library.mjs'
import { root } from './paths.mjs'

/** A checkout without packages, as after a clone. */
const newCheckout = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  return folder
}

const start = async (folder: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, [join(folder, 'scripts/start.mjs')], {
    cwd: folder,
    // Without npm: the checks before the packages do not need it, and nothing can be installed.
    env: { PATH: '', ...environment },
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, said: output, complained: errors }
}

test('a port that is in use ends the start before packages are installed', async () => {
  const takenPort = createServer().listen(0, 'localhost')
  onTestFinished(() => void takenPort.close())
  await once(takenPort, 'listening')
  const { port } = takenPort.address() as AddressInfo
  const folder = newCheckout()
  expect(await start(folder, { PORT: String(port) })).toEqual({
    code: 1,
    said: '',
    complained: `Port ${port} is in use by another program. Choose another one, for example PORT=${port + 1}.\n`,
  })
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})

test('a data folder that cannot be used ends the start before packages are installed', async () => {
  const folder = newCheckout()
  writeFileSync(join(folder, 'a-file'), '')
  const path = join(folder, 'a-file', 'data')
  expect(await start(folder, { DATA_DIR: path })).toMatchObject({
    code: 1,
    said: '',
    complained: expect.stringContaining(`The data folder "${path}" cannot be used (ENOTDIR); set DATA_DIR`),
  })
})

const LIBRARIES =
  '\tlibc.so.6 (libc6,x86-64) => /lib/libc.so.6\n\tlibgcc_s.so.1 (libc6) => /lib/libgcc_s.so.1\n'

/** A machine with this list of libraries; null without the program that prints it. */
const onMachine = (list: string | null, more: { system?: string; path?: string } = {}) =>
  missingLibraries({
    run: async () => ({ isDone: list !== null, output: list ?? '' }),
    system: 'linux',
    ...more,
  })

test('missing libraries that the project’s Node needs are detected before it is installed', async () => {
  expect(await onMachine(LIBRARIES)).toEqual(['libatomic.so.1', 'libstdc++.so.6'])
  expect(await onMachine(`${LIBRARIES}\tlibatomic.so.1 => /x\n\tlibstdc++.so.6 => /x\n`)).toEqual([])
})

test.each([
  ['a machine that lists no libraries', null, {}],
  ['one whose list is of another kind', 'usage: ldconfig', {}],
  ['another system', LIBRARIES, { system: 'darwin' }],
  ['one with a path of its own for libraries', LIBRARIES, { path: '/nix/lib' }],
])('on %s nothing is concluded', async (_, list, more) => {
  expect(await onMachine(list, more)).toEqual([])
})
