import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { query } from '@wohlauf/contract/operation'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { habit } from '../../../contexts/habits/database/tables.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { handle } from '../mount/handler.ts'

const SECRET = 'geheim7c41'

const failing = (name: string, run: Parameters<typeof handle>[1]) =>
  handle(
    query(`log/${name}-query`, {
      audience: 'learner',
      input: z.object({ value: z.string() }),
      output: z.object({}),
    }),
    run,
  )

const handlers = {
  badValue: failing('bad-value', ({ input, tx }) => tx.execute(sql`SELECT ${input.value}::int`)),
  badStatement: failing('bad-statement', ({ input, tx }) =>
    tx.execute(sql`SELECT nothing WHERE ${input.value} = 'x'`),
  ),
  badRow: failing('bad-row', ({ input, tx }) =>
    tx.insert(habit).values({ title: input.value, introduction: input.value, minRuntimeWeeks: 99_999 }),
  ),
  badCheck: failing('bad-check', ({ input, tx }) =>
    tx.execute(
      sql`/* of the test */ INSERT INTO habit (title, min_runtime_weeks, introduction) VALUES (${input.value}, 1, NULL)`,
    ),
  ),
  killed: failing('killed', ({ input, tx }) =>
    tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid()), ${input.value}::text`),
  ),
  wrongAnswer: failing('wrong-answer', async ({ input }) => [input.value]),
}

const lines: string[] = []
const testServer = await startTestServer({
  moreHandlers: Object.values(handlers),
  log: (line) => lines.push(line),
})
afterAll(testServer.stop)
const app = await testServer.createApp()
const user = await testServer.createUser({
  app,
  emailAddress: `${SECRET}@demo.example`,
  password: `${SECRET}-passwort`,
})
const token = await testServer.signIn(user)
const managerToken = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))

const REMOTE = '203.0.113.77'

test('no log line contains a token, a password, an address, a body or a path as sent', async () => {
  const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    testServer.send({ method: 'POST', url, payload, headers, token, remoteAddress: REMOTE })
  const json = { 'content-type': 'application/json' }
  const { emailAddress, password } = user
  const answers = [
    await testServer.call(login, { emailAddress, password }),
    await testServer.call(login, { emailAddress, password: SECRET }),
    await testServer.call(login, { emailAddress: SECRET, password: SECRET }),
    await testServer.call(getAuthenticatedUser, {}, { token }),
    await testServer.call(getAuthenticatedUser, { appId: SECRET }, { token }),
    await testServer.call(getAuthenticatedUser, {}, { token: SECRET.padEnd(43, 'x') }),
    await testServer.call(createHabitIntent, { habitId: SECRET, trigger: SECRET } as never, { token }),
    await testServer.call(updateModuleImageAsManager, { moduleId: SECRET }, { token: managerToken }),
    await testServer.call(
      updateModuleImageAsManager,
      { moduleId: '00000000-0000-4000-8000-000000000000' },
      {
        token: managerToken,
        files: {
          imageFile: { bytes: Buffer.from(SECRET), fileName: `${SECRET}.png`, type: `image/${SECRET}` },
        },
      },
    ),
    await post(login.path, `{"password":"${SECRET}`, json),
    await post(login.path, SECRET, { 'content-type': `text/${SECRET}` }),
    await post(updateModuleImageAsManager.path, SECRET, {
      'content-type': `multipart/form-data; x=${SECRET}`,
    }),
    await post(`/registrierung/${SECRET}?token=${SECRET}`, '{}', json),
    await post(`/api/${SECRET}/%E0%A4%A`, '{}', json),
    await testServer.send({ method: 'GET', url: `/api/files/images/${SECRET}/${SECRET}.webp?x=${SECRET}` }),
    await testServer.send({
      method: 'GET',
      url: `/${SECRET}`,
      headers: { origin: `https://${SECRET}.test` },
    }),
    await testServer.send({ method: 'OPTIONS', url: `/${SECRET}`, headers: { [SECRET]: SECRET } }),
    await testServer.send({ method: 'GET', url: '/health/ready', host: `${SECRET}.test` }),
  ]
  for (const { operation } of Object.values(handlers))
    answers.push(
      await testServer.call(operation, { value: SECRET }, { token, headers: { 'user-agent': SECRET } }),
    )

  expect(lines.length).toBeGreaterThan(answers.length - 1)
  for (const line of lines)
    for (const secret of [SECRET, token, managerToken, REMOTE, PASSWORD_FIELD])
      expect(line).not.toContain(secret)
})

const PASSWORD_FIELD = 'argon2id'

test('every answer has one line with its operation, status and duration, found by the request id', async () => {
  const { headers } = await testServer.call(getAuthenticatedUser, {}, { token })
  const own = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId, msg }) => reqId === headers['x-request-id'] && msg === 'answered')
  expect(own).toEqual([
    expect.objectContaining({
      operation: getAuthenticatedUser.name,
      method: 'GET',
      route: getAuthenticatedUser.path,
      status: 200,
      appId: app.appId,
      durationMs: expect.any(Number),
    }),
  ])
})

test('an unexpected error is logged with its position in the code', async () => {
  for (const handler of [handlers.badStatement, handlers.wrongAnswer]) {
    const { status, headers } = await testServer.call(handler.operation, { value: SECRET }, { token })
    expect(status).toBe(500)
    const logLine = lines.find(
      (line) => line.includes(headers['x-request-id'] ?? '-') && line.includes('unexpected'),
    )
    expect(JSON.parse(logLine ?? '{}').error.at.length).toBeGreaterThan(0)
  }
})
