import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from './command.mjs'
import { ourNode, root } from './paths.mjs'

/** @throws Problem when a program of the system is missing, with whom it comes from */
export const requireProgram = (name, from) => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim()
  } catch {
    throw new Problem(`This trial needs the program ${name}, of ${from}.`)
  }
}

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** The settings of a product in production on a database, which sends no mails. */
export const productionSettings = (settings) => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  ADMIN_HOST: 'admin.trial.test',
  SMTP_URL: 'smtp://127.0.0.1:9',
  COMPANY_NAME: 'Muster GmbH',
  COMPANY_LEGAL_FORM: 'Gesellschaft mit beschränkter Haftung',
  COMPANY_STREET: 'Am Weg 2',
  COMPANY_POSTAL_CODE: '80333',
  COMPANY_CITY: 'München',
  COMPANY_REPRESENTED_BY: 'Ada Beispiel',
  COMPANY_REGISTER_COURT: 'Amtsgericht München',
  COMPANY_REGISTER_NUMBER: 'HRB 123',
  COMPANY_VAT_ID: 'DE123456789',
  COMPANY_EMAIL: 'hallo@muster.example',
  COMPANY_PHONE: '+49 89 99998123',
  COMPANY_DATA_PROTECTION_EMAIL: 'datenschutz@muster.example',
  COMPANY_RESPONSIBLE_FOR_CONTENT: 'Ada Beispiel, Am Weg 2, 80333 München',
  ...settings,
})

/** Starts a server of the product; resolves when it reports that it is ready. */
export const startProduct = async (settings, folder) => {
  const { PORT: port } = settings
  const dataDir = join(folder, `data-${port}`)
  mkdirSync(dataDir, { recursive: true })
  const child = spawn(ourNode, [join(root, 'apps/server/src/main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += bytes
    })
  let exitCode
  const exited = once(child, 'exit').then(([code]) => {
    exitCode = code
    process.off('exit', kill)
    return code
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`, { headers: { connection: 'close' } }).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (exitCode !== undefined) throw new Problem(`A server ended with ${exitCode}:\n${output}`)
    await sleep(100)
  }
  return {
    output: () => output,
    stop: async () => {
      const startedAt = performance.now()
      child.kill('SIGTERM')
      return { code: await exited, ms: performance.now() - startedAt }
    },
    kill,
  }
}

/** Starts a worker of the product; resolves when it reports that it is ready. */
export const startWorker = async (settings, folder) => {
  const dataDir = join(folder, 'data-worker')
  mkdirSync(dataDir)
  const child = spawn(ourNode, [join(root, 'apps/server/src/worker.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += bytes
    })
  const hasEnded = () => child.exitCode !== null
  while (!output.includes('is ready')) {
    if (hasEnded()) throw new Problem(`The worker ended with ${child.exitCode}:\n${output}`)
    await sleep(100)
  }
  return { output: () => output, hasEnded, kill }
}

const agent = new Agent({ keepAlive: true })

/** Resolves to the status, or to the error's code. */
export const call = (port, { path, method = 'POST', token, body }) =>
  new Promise((resolve) => {
    const headers = {
      host: 'localhost',
      'content-type': 'application/json',
      ...(token && { 'auth-token': token }),
    }
    const clientRequest = request({ port, host: '127.0.0.1', path, method, headers, agent }, (answer) =>
      answer.on('end', () => resolve(answer.statusCode)).resume(),
    )
    clientRequest.on('error', (error) => resolve(error.code ?? error.message))
    clientRequest.end(body && JSON.stringify(body))
  })

/** Requests of learners: reading a list, marking a page, downloading a document. */
const requestsOf = ({ users, modules }) => {
  const pages = modules.flatMap(({ pageIds }) => pageIds.slice(1))
  return (turn) => {
    const round = Math.floor(turn / 3)
    const { token } = users[round % users.length]
    // Each learner marks page after page: others are refused.
    const modulePageId = pages[Math.floor(round / users.length) % pages.length]
    return [
      { path: '/api/modules/get-modules-query', token, body: {} },
      { path: '/api/modules/mark-module-page-as-seen-command', token, body: { modulePageId } },
      { path: '/api/openapi.json', method: 'GET' },
    ][turn % 3]
  }
}

/**
 * Sends that many requests a second, whether or not earlier ones are answered.
 *
 * @returns a function that ends it and resolves to the counts by status, or by the error's code
 */
export const startLoad = (port, world, perSecond) => {
  const requestOf = requestsOf(world)
  const counts = {}
  const failures = []
  const pending = new Set()
  const startedAt = performance.now()
  let turn = 0
  const timer = setInterval(() => {
    for (const due = ((performance.now() - startedAt) * perSecond) / 1000; turn < due; turn += 1) {
      const nextRequest = requestOf(turn)
      const sending = call(port, nextRequest).then((status) => {
        counts[status] = (counts[status] ?? 0) + 1
        if (status !== 200) failures.push({ at: new Date(), status, path: nextRequest.path })
        pending.delete(sending)
      })
      pending.add(sending)
    }
  }, 5)
  return {
    sent: () => turn,
    end: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      return { counts, failures }
    },
  }
}
