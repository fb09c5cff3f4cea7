/*
 * Upgrades from former versions, and one step back. Each one serves learners while this version prepares the database, both serve
 * them side by side, then the former one again alone. No answer may be 5xx. Without a commit: from the last landed states.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getModules, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { searchContent } from '@wohlauf/contract/search/search'
import { startEmbeddedDatabase } from '@wohlauf/embedded-database'
import { LANDED_STATES } from '../../apps/server/src/testing/database/landed-states.ts'
import { demoAccounts } from '../../packages/demo/src/accounts.ts'
import { DEMO_APPS, DEMO_PASSWORD } from '../../packages/demo/src/apps.ts'

const root = new URL('../../', import.meta.url).pathname
/** How long the load lasts before, during and after. */
const PHASE_MS = 10_000
const REQUESTS_PER_SECOND = 60
/** A start prepares the database too; on a busy machine that takes minutes. */
const READY_WITHIN_MS = 900_000

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

/** Links the installed packages, and the workspaces of the commit. */
const linkPackages = (folder) => {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) if (name !== '@wohlauf') symlinkSync(join(from, name), join(to, name))
  mkdirSync(join(to, '@wohlauf'))
  for (const place of globSync('{apps,packages}/*/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, place), 'utf8'))
    symlinkSync(join(folder, dirname(place)), join(to, name))
  }
  symlinkSync(join(root, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'))
}

const program = (folder, file, env) => {
  const child = spawn(process.execPath, [join(folder, file)], {
    cwd: folder,
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
  return { child, said: () => output, ended: once(child, 'exit').then(([code]) => code) }
}

const untilReady = async (url, { ended, said: output }) => {
  let isOver = false
  ended.then(() => (isOver = true))
  const startedAt = performance.now()
  while (!isOver && performance.now() - startedAt < READY_WITHIN_MS) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.status === 200) return
    await setTimeout(200)
  }
  throw new Error(`It did not become ready:\n${output()}`)
}

const agent = new Agent({ keepAlive: true })

const post = ({ address, port }, { path }, input, token) =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `localhost:${port}`,
      'content-type': 'application/json',
      'auth-token': token ?? '',
      'app-version': 'web',
    }
    const clientRequest = request({ host: address, port, path, method: 'POST', headers, agent }, (answer) =>
      text(answer).then(
        (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
        reject,
      ),
    )
    clientRequest.on('error', reject)
    clientRequest.end(JSON.stringify(input))
  })

/**
 * Reads and writes as a learner, three requests at a time, until the end, and counts the answers by status.
 */
const load = async (server, counts, isOver) => {
  const count = (sending) =>
    sending.then(
      ({ status }) => {
        counts[status] = (counts[status] ?? 0) + 1
      },
      () => {
        counts.none = (counts.none ?? 0) + 1
      },
    )
  const answer = await post(server, login, {
    emailAddress: demoAccounts(DEMO_APPS[0])[0].emailAddress,
    password: DEMO_PASSWORD,
  })
  const token = answer.headers['auth-token']
  if (!token) throw new Error(`No login: ${answer.status} ${answer.body}`)
  const [{ moduleId }] = JSON.parse((await post(server, getModules, {}, token)).body)
  while (!isOver()) {
    const pause = setTimeout((3 * 1000) / REQUESTS_PER_SECOND)
    await Promise.all([
      count(post(server, getModules, {}, token)),
      count(post(server, searchContent, { text: 'Essen' }, token)),
      count(post(server, markModuleAsMostRecentlySeen, { moduleId }, token)),
      pause,
    ])
  }
}

/** Runs three learners side by side. */
const startLoad = (server) => {
  const counts = {}
  let isOver = false
  const learners = Promise.all(Array.from({ length: 3 }, () => load(server, counts, () => isOver)))
  // `end` reports its error.
  learners.catch(() => {})
  return {
    end: async () => {
      isOver = true
      await learners
      return counts
    },
  }
}

const checkCounts = (what, counts) => {
  console.log(`  ${what}: ${JSON.stringify(counts)}`)
  return Object.keys(counts).every((status) => status !== 'none' && Number(status) < 500)
}

/**
 * Whether processes of that version can start again: before stored functions had versions, they were replaced
 * in place, and running processes continued but could not restart.
 */
const mayReturn = (folder) =>
  existsSync(join(folder, 'apps/server/src/platform/database/function-schemas.ts'))

const tryFrom = async (commit) => {
  console.log(`From ${commit}:`)
  const home = mkdtempSync(join(tmpdir(), 'wohlauf-upgrade-'))
  const folder = join(home, 'former')
  git('worktree', 'add', '--detach', folder, commit)
  const database = await startEmbeddedDatabase({
    dataDir: join(home, 'database'),
    log: { debug: () => {}, warn: () => {} },
  })
  const running = new Set()
  const stop = async (one) => {
    one.child.kill('SIGTERM')
    await one.ended
    running.delete(one)
  }
  const port = await freePort()
  const environment = {
    DATABASE_URL: database.superuserUrl,
    SECRET_KEY: 'of a trial, at least 32 bytes long',
    DATA_DIR: join(home, 'data'),
    PORT: String(port),
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
  }
  /** The demo world has the port in its hosts, so servers side by side have addresses of their own. */
  const start = async (version, address = '127.0.0.1') => {
    const server = program(version, 'apps/server/src/main.ts', { ...environment, HOST: address })
    running.add(server)
    await untilReady(`http://${address}:${port}`, server)
    return { address, port, stop: () => stop(server) }
  }
  try {
    linkPackages(folder)
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const seed = program(folder, scripts['demo:seed'].split(' ').at(-1), environment)
    if ((await seed.ended) !== 0) throw new Error(`No demo world: ${seed.said().slice(-300)}`)

    const former = await start(folder)
    const atFormer = startLoad(former)
    await setTimeout(PHASE_MS)
    const startedAt = performance.now()
    const migration = program(root, 'apps/server/src/cli/migrate.ts', environment)
    const code = await migration.ended
    console.log(`  prepared for this version in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    if (code !== 0) throw new Error(migration.said())
    const next = await start(root, '127.0.0.2')
    const atNext = startLoad(next)
    await setTimeout(PHASE_MS)
    const areRight = [
      checkCounts('the former version, before, meanwhile and beside this one', await atFormer.end()),
      checkCounts('this version beside it', await atNext.end()),
    ]
    await next.stop()
    await former.stop()

    const isBack = await start(folder).then(
      async (again) => {
        const afterwards = startLoad(again)
        await setTimeout(PHASE_MS)
        areRight.push(checkCounts('the former version alone again', await afterwards.end()))
        await again.stop()
        return true
      },
      ({ message }) => {
        console.log(`  the former version does not start again: ${message.split('\n').slice(1).join(' ')}`)
        return false
      },
    )
    return areRight.every(Boolean) && isBack === mayReturn(folder)
  } finally {
    for (const one of running) await stop(one)
    await database.stop()
    git('worktree', 'remove', '--force', folder)
    rmSync(home, { recursive: true, force: true })
  }
}

const commits = process.argv[2] ? [process.argv[2]] : LANDED_STATES.map(({ commit }) => commit)
for (const commit of commits) if (!(await tryFrom(commit))) process.exitCode = 1
