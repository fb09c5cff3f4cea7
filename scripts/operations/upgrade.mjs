import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getModules, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { searchContent } from '@wohlauf/contract/search/search'
import { startEmbeddedDatabase } from '@wohlauf/embedded-database'
import { demoAccounts } from '../../packages/demo/src/accounts.ts'
import { DEMO_APPS, DEMO_PASSWORD } from '../../packages/demo/src/apps.ts'

const root = new URL('../../', import.meta.url).pathname
const SECONDS = 30
const REQUESTS_PER_SECOND = 60

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

/** Uses the installed packages, and the workspaces of the commit. */
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
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes))
  return { child, said: () => said, ended: once(child, 'exit').then(([code]) => code) }
}

const untilReady = async (url, { ended, said }) => {
  let isOver = false
  ended.then(() => (isOver = true))
  for (let attempt = 0; attempt < 600 && !isOver; attempt += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.status === 200) return
    await setTimeout(200)
  }
  throw new Error(`It did not become ready:\n${said()}`)
}

const post = (url, { path }, input, token) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'auth-token': token ?? '', 'app-version': 'web' },
    body: JSON.stringify(input),
  })

/** Reads and writes as a learner, three requests at a time, until the end, and counts the statuses of the answers. */
const load = async (url, counts, isOver) => {
  const count = (sending) =>
    sending.then(
      async (answer) => {
        counts[answer.status] = (counts[answer.status] ?? 0) + 1
        await answer.arrayBuffer()
      },
      () => {
        counts.none = (counts.none ?? 0) + 1
      },
    )
  const answer = await post(url, login, {
    emailAddress: demoAccounts(DEMO_APPS[0])[0].emailAddress,
    password: DEMO_PASSWORD,
  })
  const token = answer.headers.get('auth-token')
  if (!token) throw new Error(`No login: ${answer.status} ${await answer.text()}`)
  const [{ moduleId }] = await (await post(url, getModules, {}, token)).json()
  while (!isOver()) {
    const pause = setTimeout((3 * 1000) / REQUESTS_PER_SECOND)
    await Promise.all([
      count(post(url, getModules, {}, token)),
      count(post(url, searchContent, { text: 'Essen' }, token)),
      count(post(url, markModuleAsMostRecentlySeen, { moduleId }, token)),
      pause,
    ])
  }
}

/** A former version serves requests while this one prepares the database, and starts again afterwards. */
const run = async (commit) => {
  const home = mkdtempSync(join(tmpdir(), 'wohlauf-upgrade-'))
  const folder = join(home, 'former')
  git('worktree', 'add', '--detach', folder, commit)
  const database = await startEmbeddedDatabase({
    dataDir: join(home, 'database'),
    log: { debug: () => {}, warn: () => {} },
  })
  const running = []
  try {
    linkPackages(folder)
    const port = await freePort()
    const env = {
      DATABASE_URL: database.superuserUrl,
      SECRET_KEY: 'of a trial, at least 32 bytes long',
      DATA_DIR: join(home, 'data'),
      PORT: String(port),
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
    }
    const url = `http://localhost:${port}`
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const seed = program(folder, scripts['demo:seed'].split(' ').at(-1), env)
    if ((await seed.ended) !== 0) console.log(`No demo world: ${seed.said().slice(-300)}`)
    const former = program(folder, 'apps/server/src/main.ts', env)
    running.push(former)
    await untilReady(url, former)
    const counts = {}
    let isOver = false
    const loads = Array.from({ length: 3 }, () => load(url, counts, () => isOver))
    await setTimeout((SECONDS / 3) * 1000)
    const startedAt = performance.now()
    const migration = program(root, 'apps/server/src/cli/migrate.ts', env)
    const code = await migration.ended
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    await setTimeout((SECONDS / 3) * 2000)
    isOver = true
    await Promise.all(loads)
    console.log(
      `${commit}: prepared for this version in ${seconds} s with code ${code}; answers ${JSON.stringify(counts)}`,
    )
    if (code !== 0) console.log(migration.said())
    former.child.kill('SIGTERM')
    await former.ended
    const again = program(folder, 'apps/server/src/main.ts', { ...env, NODE_ENV: 'development' })
    running.push(again)
    await untilReady(url, again).then(
      () => console.log('The former version started again.'),
      () => console.log(`The former version did not start again: ${again.said().slice(-400)}`),
    )
    const failed = Object.entries(counts).filter(([status]) => status === 'none' || Number(status) >= 500)
    return failed.length > 0 || code !== 0 ? 1 : 0
  } finally {
    for (const { child, ended } of running) {
      child.kill('SIGTERM')
      await ended
    }
    await database.stop()
    git('worktree', 'remove', '--force', folder)
    rmSync(home, { recursive: true, force: true })
  }
}

// The first argument is the commit.
process.exitCode = await run(process.argv[2] ?? 'HEAD~1')
