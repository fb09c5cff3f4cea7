import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createContactMessage } from '@wohlauf/contract/support/support'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startOwnCluster } from './testing/database/own-cluster.ts'
import { freePort } from './testing/free-port.ts'
import { PRODUCTION } from './testing/production.ts'
import { runProgram } from './testing/run-program.ts'
import { startTestServer } from './testing/test-server.ts'

// A cluster of its own, for the user that it creates.
const testServer = await startTestServer({ database: await startOwnCluster() })
afterAll(testServer.stop)

/** Forwards connections like a pooler, and returns the users and applications that opened them. */
const openWay = async (to: number): Promise<{ port: number; seenUsers: () => string[] }> => {
  const users = new Set<string>()
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    near.once('data', (bytes) => {
      const [, user] = /\0user\0([^\0]*)/.exec(bytes.toString('latin1')) ?? []
      const [, application] = /\0application_name\0([^\0]*)/.exec(bytes.toString('latin1')) ?? []
      users.add(`${user} (${application})`)
    })
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => [near, far].map((each) => each.destroy()))
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return { port: (server.address() as AddressInfo).port, seenUsers: () => [...users].sort() }
}

const urlAt = (port: number): string => {
  const url = new URL(testServer.adminUrl)
  url.port = String(port)
  url.username = 'nobody_special'
  return url.href
}

test('server and worker start as a user without rights; only requests go through the pooler', async () => {
  await testServer.adminPool.query('CREATE ROLE nobody_special LOGIN')
  const database = Number(new URL(testServer.adminUrl).port)
  const [pooler, direct] = [await openWay(database), await openWay(database)]
  const port = await freePort()
  await testServer.createApp({ host: `localhost:${port}` })
  const settings = {
    ...PRODUCTION,
    ADMIN_HOST: 'admin.muster.example',
    DATABASE_URL: urlAt(pooler.port),
    DATABASE_DIRECT_URL: urlAt(direct.port),
  }
  for (const file of ['main.ts', 'worker.ts'] as const) {
    const program = await runProgram(file, testServer, { ...settings, PORT: String(port) })
    onTestFinished(program.kill)
  }
  const answer = await fetch(`http://localhost:${port}${createContactMessage.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: 'frage@example.org', message: 'Ich komme nicht hinein.' }),
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => testServer.mails.to('frage@example.org'), { interval: 200 }).toHaveLength(1)
  expect(pooler.seenUsers()).toEqual(['wohlauf_platform (wohlauf)', 'wohlauf_runtime (wohlauf)'])
  // The second connection checks whether the database is prepared.
  expect(direct.seenUsers()).toEqual([
    'wohlauf_jobs (wohlauf jobs)',
    'wohlauf_platform (undefined)',
    'wohlauf_runtime (wohlauf)',
  ])
})
