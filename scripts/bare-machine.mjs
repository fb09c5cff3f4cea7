/*
 * Runs the README's first command on a bare machine: a root file system made with debootstrap (Debian 12,
 * minbase) that contains only this machine's Node and npm, once as root with the project below a folder that
 * only root may enter, and once as an ordinary user with the library that the project's Node needs. Requires
 * root, debootstrap and a Debian mirror; takes some minutes and about 3 GB.
 *
 *   npm run bare-machine                  both
 *   npm run bare-machine -- root|user     one of them
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeBareRoot } from './machine/bare-root.mjs'
import { Problem, runCommand } from './machine/command.mjs'
import { root as project } from './machine/paths.mjs'

const timeLimitMs = 15 * 60_000
const port = 3400
/** Printed before the packages are installed. */
const installing = 'Installing the packages of Wohlauf'

const users = {
  root: { home: '/root', prepare: () => {}, options: [] },
  user: {
    home: '/home/petra',
    // Only root may install the missing library; the message for other users is tested first.
    prepare: (inside) => {
      inside('useradd --create-home petra')
      inside('chown -R petra: /home/petra')
    },
    options: ['--userspec=petra'],
    lacksLibrary: true,
  },
}

await runCommand(async () => {
  if (process.getuid?.() !== 0)
    throw new Problem('Creating a bare root file system needs root (debootstrap, chroot, mount).')
  const chosenUsers = process.argv[2] ? [process.argv[2]] : Object.keys(users)
  for (const name of chosenUsers) {
    if (!users[name])
      throw new Problem(`There is no case "${name}"; there are ${Object.keys(users).join(', ')}.`)
    await tryAs(name)
  }
  return 0
})

async function tryAs(name) {
  const { home, prepare, options, lacksLibrary } = users[name]
  const machine = mkdtempSync(join(tmpdir(), 'bare-machine-'))
  try {
    console.log(`${name}: creating a bare root file system …`)
    makeBareRoot(machine)
    execFileSync('mount', ['-t', 'proc', 'proc', join(machine, 'proc')])
    const folder = join(machine, home, 'wohlauf')
    mkdirSync(folder, { recursive: true })
    const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: project, maxBuffer: 1 << 30 })
    execFileSync('tar', ['x', '-C', folder], { input: archive })
    const inside = (command) =>
      execFileSync('chroot', [machine, 'sh', '-c', command], { env: environment('/root') })
    prepare(inside)
    const start = () => startInside(machine, home, options)
    if (lacksLibrary) {
      const { output, code } = await start().ended
      if (code === 0 || !output.includes('libatomic1'))
        throw new Problem(`${output}\n${name}: the message does not name the missing library.`)
      if (output.includes(installing))
        throw new Problem(`${name}: the packages were installed before the library was found missing.`)
      console.log(
        `${name}: the message names the missing library: ${output
          .split('\n')
          .find((line) => line.includes('libatomic1'))
          ?.trim()}`,
      )
      inside('apt-get update && apt-get install -y --no-install-recommends libatomic1')
    }
    const output = await untilReady(name, start())
    if (output.indexOf('libatomic1') > output.indexOf(installing))
      throw new Problem(`${name}: the packages were installed before the library that they need.`)
  } finally {
    execFileSync('sh', ['-c', 'umount "$1/proc" 2>/dev/null || true', 'sh', machine])
    rmSync(machine, { recursive: true, force: true })
  }
}

function environment(home) {
  return {
    PATH: '/usr/bin:/bin:/usr/sbin:/sbin',
    HOME: home,
    PORT: String(port),
    NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
  }
}

function startInside(machine, home, options) {
  const child = spawn('chroot', [...options, machine, 'sh', '-c', `cd ${home}/wohlauf && exec npm start`], {
    env: environment(home),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      process.stdout.write(text.replace(/^(?=.)/gm, '  '))
    })
  }
  const exit = new Promise((resolve) => child.on('close', (code) => resolve({ output, code })))
  return { ended: exit, stop: () => process.kill(-child.pid, 'SIGTERM') }
}

/**
 * Waits until it is ready and the page is served; then stops it and checks that no process is left.
 * @returns its output
 */
async function untilReady(name, { ended, stop }) {
  const deadline = Date.now() + timeLimitMs
  let outcome = null
  ended.then((end) => {
    outcome = end
  })
  try {
    while (!(await isReady())) {
      if (outcome) throw new Problem(`${name}: npm start ended with ${outcome.code}.`)
      if (Date.now() > deadline)
        throw new Problem(`${name}: not ready after ${timeLimitMs / 60_000} minutes.`)
      await sleep(1000)
    }
    console.log(`${name}: ready.`)
  } finally {
    if (!outcome) stop()
    await ended
  }
  return (await ended).output
}

async function isReady() {
  try {
    const [health, page] = await Promise.all(
      ['/health/ready', '/login'].map((path) => fetch(`http://localhost:${port}${path}`)),
    )
    return health.ok && page.ok
  } catch {
    return false
  }
}
