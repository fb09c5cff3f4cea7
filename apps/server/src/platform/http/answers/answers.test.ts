import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { createHabitAsManager, getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { getModules } from '@wohlauf/contract/modules/modules'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { query } from '@wohlauf/contract/operation'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '../../../testing/test-server.ts'
import { handle } from '../mount/handler.ts'

const INSIDE = 'the inner workings'
const breaking = handle(
  query('answers/breaking-query', { audience: 'anyone', input: z.object({}), output: z.object({}) }),
  async () => {
    throw new Error(INSIDE)
  },
)
const testServer = await startTestServer({ moreHandlers: [breaking] })
afterAll(testServer.stop)
const app = await testServer.createApp()
const token = await testServer.signIn(await testServer.createUser({ app }))
const managerToken = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
const { moduleId, imageId } = await testServer.createModule(app)
const { documentId, bytes } = await testServer.createDocument(app, { fileName: 'Für "dich".pdf' })

const get = (url: string, headers: Record<string, string> = {}) =>
  testServer.send({ method: 'GET', url, headers })
const post = (url: string, payload: string, type: string) =>
  testServer.send({ method: 'POST', url, payload, headers: { 'content-type': type } })
const preflight = (origin: string, url = login.path) =>
  testServer.send({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'auth-token',
    },
  })

const ANSWERS: Record<string, [number, () => ReturnType<typeof get>]> = {
  'an answer': [200, () => testServer.call(getModules, {}, { token })],
  'an answer without a session': [200, () => testServer.call(ping, {})],
  'invalid input': [400, () => testServer.call(login, { emailAddress: 'x', password: '' })],
  'a broken body': [400, () => post(login.path, '{', 'application/json')],
  'no session': [401, () => testServer.call(getAuthenticatedUser, {})],
  'the wrong role': [403, () => testServer.call(getModules, {}, { token: managerToken })],
  'an unknown host': [404, () => testServer.call(ping, {}, { host: 'nobody.test' })],
  'an unknown path': [404, () => get('/api/no/such-query')],
  'an unknown method': [404, () => testServer.send({ method: 'DELETE', url: login.path })],
  'a malformed path': [400, () => get('/api/%E0%A4%A')],
  'a body that is too large': [413, () => post(login.path, `"${'x'.repeat(300_000)}"`, 'application/json')],
  'a body of another type': [415, () => post(login.path, '{}', 'text/plain')],
  'an error of ours': [500, () => testServer.call(breaking.operation, {})],
  'a download': [200, () => testServer.call(getDocumentFile, { documentId }, { token })],
  'a picture': [200, () => get(`/api/files/images/${imageId}/40.webp`)],
  'a picture that does not exist': [404, () => get(`/api/files/images/${moduleId}/40.webp`)],
  'a picture at an invalid address': [404, () => get('/api/files/images/x/40.webp')],
  'the description of the API': [200, () => get('/api/openapi.json')],
  'the liveness check': [200, () => get('/health/live')],
  readiness: [200, () => get('/health/ready')],
  'a HEAD request': [200, () => testServer.send({ method: 'HEAD', url: '/health/live' })],
  'a preflight request of an allowed origin': [204, () => preflight('capacitor://localhost')],
  'a preflight request of a foreign origin': [404, () => preflight('https://foreign.test')],
  'a preflight request for an unknown path': [204, () => preflight('capacitor://localhost', '/nowhere')],
}

describe.each(Object.entries(ANSWERS))('%s', (_, [expected, ask]) => {
  test('has its status, a request id, the version and the security headers', async () => {
    const { status, headers } = await ask()
    expect(status).toBe(expected)
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'app-version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.any(String),
      'cache-control': expect.any(String),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('refuses in one format, in German', async () => {
    const { status, refusal, headers } = await ask()
    if (status < 400 || headers['content-length'] === '0') return
    if (!refusal) throw new Error('the answer is not a refusal')
    const declaredRefusal = REFUSALS[refusal.identifier]
    expect([refusal.message, status]).toEqual([declaredRefusal.message, declaredRefusal.status])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

test('every answer has a request id of its own, never the one in the request', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => get('/health/live', { 'x-request-id': 'mine', 'request-id': 'mine' })),
  )
  const ids = new Set(answers.map(({ headers }) => headers['x-request-id']))
  expect(ids.size).toBe(5)
  expect(ids).not.toContain('mine')
})

test('an internal error answers with one German sentence and without details', async () => {
  const { bytes: body } = await testServer.call(breaking.operation, {})
  expect(JSON.parse(body.toString())).toEqual({
    identifier: 'internal-error',
    message: 'Es ist ein interner Fehler aufgetreten',
  })
})

test('answers that may contain health data are not cached, pictures are cached permanently', async () => {
  expect((await testServer.call(getModules, {}, { token })).headers['cache-control']).toBe('no-store')
  expect((await get(`/api/files/images/${imageId}/40.webp`)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
})

test('a download is a complete attachment under its own name, which executes nothing', async () => {
  const { headers, bytes: receivedBytes } = await testServer.call(getDocumentFile, { documentId }, { token })
  expect(receivedBytes.equals(bytes)).toBe(true)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="F?r \\"dich\\".pdf"; filename*=UTF-8''F%C3%BCr%20%22dich%22.pdf`,
  )
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
})

test("a picture is not found on another tenant's host", async () => {
  const other = await testServer.createApp()
  const { status } = await testServer.send({
    method: 'GET',
    url: `/api/files/images/${imageId}/40.webp`,
    host: other.host,
  })
  expect(status).toBe(404)
})

test('long answers are compressed for clients that accept it', async () => {
  for (const encoding of ['br', 'gzip'])
    expect(
      (await get('/api/openapi.json', { 'accept-encoding': encoding })).headers['content-encoding'],
    ).toBe(encoding)
})

test('an upload that is too large gets its own message', async () => {
  const imageFile = { bytes: Buffer.alloc(11 * 1024 * 1024), fileName: 'a.png', type: 'image/png' }
  const { status, refusal } = await testServer.call(
    updateModuleImageAsManager,
    { moduleId },
    { token: managerToken, files: { imageFile } },
  )
  expect([status, refusal?.message]).toEqual([413, 'Die Datei darf maximal 10MB groß sein'])
})

test.each(['true', '1'])(
  'the trial-run header %j is ignored: the command is carried out',
  async (trialRun) => {
    const as = { token: managerToken }
    const title = `Probe ${JSON.stringify(trialRun)}`
    const { status, body } = await testServer.call(
      createHabitAsManager,
      { title, minRuntime: 4, introduction: '<p>Ein Glas Wasser am Morgen</p>' },
      { ...as, headers: { 'trial-run': trialRun } },
    )
    expect(status).toBe(200)
    const { body: habits } = await testServer.call(getHabitsAsManager, {}, as)
    expect(habits.filter(({ habitId }) => habitId === body.habitId)).toMatchObject([{ title }])
  },
)
