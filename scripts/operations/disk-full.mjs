/*
 * Fills the disk of DATA_DIR under load, and makes room again: the embedded database, its write-ahead log and the files lie on one small
 * file system. Learners read, mark pages and ask for passwords all the time, a manager uploads pictures. A supervisor starts the product
 * again when it ends. Nothing that was acknowledged may be missing, and the product must come back by itself.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { makePicture } from '../../apps/server/src/testing/files/picture.ts'
import { createWorld } from '../../bench/server/world.ts'
import { findRunningDatabase } from '../../packages/embedded-database/src/index.ts'
import { countsOf, isRead, missingIn, startAcknowledgedLoad } from '../machine/acknowledged-load.mjs'
import { Problem, runCommand } from '../machine/command.mjs'
import { onServer } from '../machine/database-servers.mjs'
import { ourNode, root } from '../machine/paths.mjs'
import { freePort, productionSettings } from '../machine/product-under-load.mjs'

const PER_SECOND = 40
const DISK_MEGABYTES = 400
const QUIET_MS = 8000
const FULL_MS = 40_000
/** PostgreSQL recycles files of its log: within this time it needs more of them than there are. */
const LOG_FULL_MS = 25_000
const LOG_FILES = 12
const AFTER_MS = 60_000
const BACK_WITHIN_MS = 30_000

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
const disk = join(folder, 'disk')
const filler = join(disk, 'filler')
const end = []

const require = (isTrue, problem) => {
  if (!isTrue) throw new Problem(problem)
}

const mountDisk = () => {
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=755`, 'tmpfs', disk])
  } catch {
    throw new Problem('This trial mounts a file system, and so has to be run as root.')
  }
  end.push(async () => void execFileSync('umount', [disk]))
}

/** Writes until nothing fits any more. */
const fillDisk = () => {
  const file = openSync(filler, 'a')
  for (const bytes of [1 << 20, 4096, 1])
    try {
      for (;;) writeSync(file, Buffer.alloc(bytes, 1))
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error
    }
  closeSync(file)
}

/** Starts the product again whenever it ends, as a supervisor does. */
const supervise = (settings) => {
  let child = null
  let isOver = false
  let output = ''
  const exits = []
  const keep = async () => {
    while (!isOver) {
      child = spawn(ourNode, [join(root, 'apps/server/src/main.ts')], {
        env: { PATH: process.env.PATH, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes) => {
          output += bytes
        })
      const [code] = await once(child, 'exit')
      exits.push({ code, at: Date.now() })
      if (!isOver) await sleep(1000)
    }
  }
  const keptFiles = keep()
  const kill = () => child?.kill('SIGKILL')
  process.on('exit', kill)
  return {
    exits,
    output: () => output,
    stop: async () => {
      isOver = true
      child?.kill('SIGTERM')
      await keptFiles
      process.off('exit', kill)
    },
  }
}

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

const untilReady = async (port, ms = 90_000) => {
  for (const startedAt = Date.now(); !(await isReady(port)); await sleep(200))
    require(Date.now() - startedAt < ms, 'The product is not ready.')
}

/** Resolves to the status and the refusal's identifier. */
const upload = async (port, token, moduleId, bytes) => {
  const form = new FormData()
  form.set('moduleId', moduleId)
  form.set('imageFile', new Blob([bytes], { type: 'image/png' }), 'bild.png')
  const coded = new Response(form)
  const headers = {
    host: 'localhost',
    'content-type': coded.headers.get('content-type'),
    'auth-token': token,
  }
  const body = Buffer.from(await coded.arrayBuffer())
  return new Promise((resolve) => {
    const path = updateModuleImageAsManager.path
    const clientRequest = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () =>
        resolve(`${answer.statusCode} ${/"identifier":"([a-z-]+)"/.exec(text)?.[1] ?? ''}`),
      )
    })
    clientRequest.on('error', ({ code }) => resolve(code))
    clientRequest.end(body)
  })
}

/** Needs new files of the write-ahead log until there is no room, or PostgreSQL has ended. */
const useUpLog = async (url) => {
  const write = "SELECT pg_logical_emit_message(true, 'trial', repeat('x', 1000)), pg_switch_wal()"
  for (let file = 0; file < LOG_FILES; file += 1)
    await onServer(url, (client) => client.query(write)).catch(() => {})
}

const run = async () => {
  chmodSync(folder, 0o755)
  mountDisk()
  const port = await freePort()
  const product = supervise(
    productionSettings({
      PORT: String(port),
      DATA_DIR: join(disk, 'data'),
      SECRET_KEY: randomBytes(32).toString('base64'),
      TRUST_PROXY: '127.0.0.1',
    }),
  )
  end.push(product.stop)
  await untilReady(port)
  const url = await findRunningDatabase(join(disk, 'data'))
  const world = await createWorld(url, 500)
  // Takes a user who is not among the learners of the load.
  const manager = world.users.pop()
  await onServer(url, (client) =>
    client.query(`UPDATE app_user SET role = 'ROLE_APP_MANAGER' WHERE id = $1`, [manager.userId]),
  )
  const uploads = []
  let isOver = false
  const picture = await makePicture(1600, 1200)
  const uploading = (async () => {
    for (; !isOver; await sleep(700)) {
      const status = await upload(port, manager.token, world.modules[0].moduleId, picture)
      uploads.push({ status, at: Date.now() })
    }
  })()
  const load = startAcknowledgedLoad([port], world, PER_SECOND)
  await sleep(QUIET_MS)
  fillDisk()
  const fullAt = Date.now()
  const stayFull = async (ms) => {
    for (const until = Date.now() + ms; Date.now() < until; await sleep(300)) fillDisk()
  }
  await stayFull(FULL_MS)
  const logFullAt = Date.now()
  await useUpLog(url)
  await stayFull(LOG_FULL_MS)
  const { bavail } = statfsSync(disk)
  rmSync(filler)
  const roomAt = Date.now()
  await sleep(AFTER_MS)
  isOver = true
  await load.end()
  await uploading

  const times = {
    before: [0, fullAt],
    full: [fullAt, logFullAt],
    'full, without a log': [logFullAt, roomAt],
    after: [roomAt, Number.POSITIVE_INFINITY],
  }
  for (const [when, [from, to]] of Object.entries(times)) {
    const within = (all) => all.filter(({ at }) => at >= from && at < to)
    const answers = within(load.answers)
    console.log(
      `${when}: reads ${countsOf(answers.filter(isRead))}, writes ${countsOf(answers.filter((one) => !isRead(one)))}, uploads ${countsOf(within(uploads))}`,
    )
  }
  const exits = product.exits.map(({ code, at }) => `${code} after ${((at - fullAt) / 1000).toFixed(1)} s`)
  console.log(
    `  ${bavail} blocks were free at last; the product ended ${exits.length} times: ${exits.join(', ')}`,
  )
  const unexpected = product
    .output()
    .split('\n')
    .filter((line) => line.includes('unexpected error'))
  for (const line of unexpected.slice(0, 5)) console.log(`  ${line}`)
  const missing = await missingIn(await findRunningDatabase(join(disk, 'data')), load.marks)
  const after = load.answers.filter(({ at }) => at > roomAt)
  const writtenMark = after.find((one) => !isRead(one) && one.status === 200)
  const back = (writtenMark?.at ?? Number.POSITIVE_INFINITY) - roomAt
  console.log(
    `${load.marks.length} marks were acknowledged, ${missing.length} of them are missing; with room again the first write was acknowledged after ${(back / 1000).toFixed(1)} s`,
  )
  require(unexpected.length === 0, 'A full disk is no fault of the product, and was taken for one.')
  require(missing.length === 0, 'Marks that were acknowledged are missing.')
  require(back < BACK_WITHIN_MS, 'Learners were refused for too long.')
  const refusedCalls = after.filter(({ status, at }) => status !== 200 && at > roomAt + BACK_WITHIN_MS)
  require(refusedCalls.length < after.length / 100, `With room again ${countsOf(refusedCalls)} were refused.`)
}

await runCommand(async () => {
  try {
    await run()
    return 0
  } finally {
    for (const stop of end.reverse()) await stop().catch((error) => console.error(error.message))
    rmSync(folder, { recursive: true, force: true })
  }
})
