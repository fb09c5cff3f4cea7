import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { getModule, markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import { getDataExportFile } from '@wohlauf/contract/own-data/data-export'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, callForApp, observeCalls } from './call.ts'
import { CallError, networkError } from './call-error.ts'
import { callForFile } from './call-for-file.ts'
import { storedSession } from './stored-session.ts'

const ID = '01990000-0000-7000-8000-000000000001'
const realFetch = window.fetch
let requests: Request[] = []

/** Answers every request from now on. */
const answerWith = (answer: (request: Request) => Response | Promise<Response>): void => {
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    return answer(request)
  }
}
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init)
const failureOf = async (work: Promise<unknown>): Promise<CallError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error(`no refusal came, but ${String(error)}`)
  return error
}

beforeEach(() => {
  requests = []
  storedSession.clear()
  localStorage.clear()
  answerWith(() => json({}))
})
afterEach(() => {
  window.fetch = realFetch
})

test('a query is sent by its path alone', async () => {
  answerWith(() => json([]))
  expect(await call(getHabitsAsManager, {})).toEqual([])
  const [request] = requests
  expect(request?.method).toBe(getHabitsAsManager.method)
  expect(new URL(request?.url ?? '').pathname).toBe(getHabitsAsManager.path)
  expect(request?.headers.get('accept')).toBe('application/json')
  expect(request?.headers.get('app-version')).toBe(__APP_VERSION__)
  expect(request?.headers.has('auth-token')).toBe(false)
  expect(request?.credentials).toBe('include')
})

test('a command sends its input as JSON, with its session, app and user', async () => {
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  await call(markModuleAsCompleted, { moduleId: ID })
  const [request] = requests
  expect(request?.method).toBe('POST')
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(request?.headers.get('auth-token')).toBe('a-token')
  expect(await request?.json()).toEqual({ moduleId: ID, appId: 'an-app', userId: 'a-user' })
})

test('before a login, calls name the app of the site', async () => {
  callForApp('the-app-of-the-site')
  await call(markModuleAsCompleted, { moduleId: ID })
  expect(await requests[0]?.json()).toEqual({ moduleId: ID, appId: 'the-app-of-the-site' })
})

test('the app of the site precedes an outdated stored one', async () => {
  callForApp('the-app-of-the-site')
  storedSession.setOwner('a-former-app', 'a-user')
  await call(markModuleAsCompleted, { moduleId: ID })
  expect(await requests[0]?.json()).toMatchObject({ appId: 'the-app-of-the-site' })
})

test('a stored person for whom nothing was rendered yet is not named: the call may be the one that asks who it is', async () => {
  localStorage.setItem('user-id', 'a-former-user')
  await call(markModuleAsCompleted, { moduleId: ID })
  expect(await requests[0]?.json()).not.toHaveProperty('userId')
})

test('a call about a user names its caller as the admin', async () => {
  storedSession.setOwner(null, 'an-admin')
  await call(getImpersonationUrlForUserAsAdmin, { userId: ID })
  expect(await requests[0]?.json()).toMatchObject({ userId: ID, adminId: 'an-admin' })
})

/** Stores what another tab stores at another person's login. */
const logInElsewhere = (): void => {
  localStorage.setItem('auth-token', 'token-of-another')
  localStorage.setItem('user-id', 'another')
}

/** Resolves when the page is asked to restart: the call itself never ends. */
const nextRestart = (): Promise<string> =>
  new Promise((resolve) => observeCalls({ onAnotherPerson: () => resolve('told') }))

test.for([
  ['a query', () => call(getHabitsAsManager, {})],
  ['a command', () => call(markModuleAsCompleted, { moduleId: ID })],
  ['an upload', () => call(createDocumentAsManager, { title: 'Plan', shortDescription: 'Kurz' })],
  ['a download', () => callForFile(getDataExportFile, {})],
] as const)('once another person has logged in in another tab, %s is not sent', async ([, send]) => {
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  logInElsewhere()
  const isTold = nextRestart()
  expect(await Promise.race([isTold, send()])).toBe('told')
  expect(requests).toEqual([])
})

test('an answer that arrives after another person has logged in changes none of their data', async () => {
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  const isTold = nextRestart()
  answerWith(() => {
    logInElsewhere()
    return json({}, { headers: { 'auth-token': 'a-new-token' } })
  })
  expect(await Promise.race([isTold, call(markModuleAsCompleted, { moduleId: ID })])).toBe('told')
  storedSession.clear()
  expect({ ...localStorage }).toMatchObject({ 'auth-token': 'token-of-another', 'user-id': 'another' })
})

test('the same person, logged in again in another tab, can continue', async () => {
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  localStorage.setItem('auth-token', 'a-new-token')
  await call(markModuleAsCompleted, { moduleId: ID })
  expect(requests[0]?.headers.get('auth-token')).toBe('a-new-token')
})

test('an upload is a form with its fields as text, and the given files', async () => {
  const file = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' })
  await call(
    createDocumentAsManager,
    { documentId: ID, title: 'Plan', shortDescription: 'Kurz' },
    { files: { file, other: null } },
  )
  const [request] = requests
  expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  const form = await request?.formData()
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    documentId: ID,
    title: 'Plan',
    shortDescription: 'Kurz',
  })
  expect(form?.get('file')).toBeInstanceOf(File)
  expect(form?.has('other')).toBe(false)
})

test('a token in an answer replaces the stored one', async () => {
  answerWith(() => json({}, { headers: { 'auth-token': 'another' } }))
  await call(markModuleAsCompleted, { moduleId: ID })
  await call(markModuleAsCompleted, { moduleId: ID })
  expect(requests.map(({ headers }) => headers.get('auth-token'))).toEqual([null, 'another'])
})

test('without a network, the message says so', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const error = await failureOf(call(getHabitsAsManager, {}))
  expect(error).toMatchObject({ status: 0, identifier: 'network', message: networkError().message })
})

test('an incomplete answer counts as none', async () => {
  answerWith(() => new Response('[{"habitId"'))
  expect(await failureOf(call(getHabitsAsManager, {}))).toMatchObject({ status: 0, identifier: 'network' })
})

test('an aborted call is not a failure', async () => {
  answerWith(({ signal }) => {
    signal.throwIfAborted()
    return json([])
  })
  const nobody = new AbortController()
  nobody.abort()
  await expect(call(getHabitsAsManager, {}, { signal: nobody.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test.each([
  ['a call', 30_000, () => call(getHabitsAsManager, {})],
  ['an upload', 180_000, () => call(createDocumentAsManager, { title: 'Plan', shortDescription: 'Kurz' })],
])('%s that takes too long ends like one without a network', async (_, limitMs, send) => {
  vi.useFakeTimers()
  answerWith(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const onEnd = vi.fn()
  const failure = failureOf(send()).finally(onEnd)
  await vi.advanceTimersByTimeAsync(limitMs - 1)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await failure).identifier).toBe('network')
  vi.useRealTimers()
})

test('a call ends when it is aborted while it waits', async () => {
  const leaving = new AbortController()
  answerWith(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        leaving.abort(new DOMException('left', 'AbortError'))
      }),
  )
  await expect(call(getHabitsAsManager, {}, { signal: leaving.signal })).rejects.toThrow('left')
})

test('a refusal contains message, status and fields', async () => {
  const body = { identifier: 'not-valid', message: 'Nein.', fields: { title: 'Zu lang' } }
  answerWith(() => json(body, { status: 400 }))
  expect(await failureOf(call(markModuleAsCompleted, { moduleId: ID }))).toMatchObject({
    ...body,
    status: 400,
    body,
  })
})

test('a proxy’s error page becomes a refusal with a message of our own', async () => {
  answerWith(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(await failureOf(call(getModule, { moduleId: ID }))).toMatchObject({
    status: 502,
    identifier: 'unavailable',
    message: REFUSALS.unavailable.message,
  })
})

test('observers get each version, and each refusal with its operation', async () => {
  const versions: string[] = []
  const refusals: string[] = []
  observeCalls({ onVersion: (version) => versions.push(version) })
  observeCalls({
    onRefusal: ({ identifier }, { name }) => refusals.push(`${name} ${identifier}`),
  })
  answerWith(() => json({}, { headers: { 'app-version': '42' } }))
  await call(markModuleAsCompleted, { moduleId: ID })
  answerWith(() => json({ identifier: 'conflict' }, { status: 409, headers: { 'app-version': '43' } }))
  await failureOf(call(markModuleAsCompleted, { moduleId: ID }))
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await failureOf(call(markModuleAsCompleted, { moduleId: ID }))
  expect(versions).toEqual(['42', '43'])
  expect(refusals).toEqual([`${markModuleAsCompleted.name} conflict`])
})
