import { type AnyOperation, type InputOf, type OutputOf, pathWith } from '@wohlauf/contract/operation'
import { isNative, SHELL_VERSION, serverOrigin } from '../native/platform.ts'
import { CallError, networkError, refusalError } from './call-error.ts'
import { consumeEarlyAnswer } from './early-answers.ts'
import { proveFreshLogin } from './fresh-login.ts'
import { storedSession } from './stored-session.ts'

const TIMEOUT_MS = 30_000
/** Allows for ten megabytes over a slow connection, and for a PDF that waits for its turn on the server. */
const FILE_TIMEOUT_MS = 180_000

/** Observers of answers that concern the site as a whole. */
export type CallObserver = {
  /** Every answer contains the server's version. */
  onVersion?: (version: string) => void
  /** Every answer says when it was sent, by the server's clock, as HTTP writes it. */
  onDate?: (date: string) => void
  onRefusal?: (error: CallError, operation: AnyOperation) => void
  /** Another person has logged in in another tab: the call is not made, and never ends. */
  onAnotherPerson?: () => void
}

const observers: CallObserver[] = []

/** Permanent: registered at start, for every later call. */
export const observeCalls = (observer: CallObserver): void => void observers.push(observer)

const headers = (operation: AnyOperation): Record<string, string> => {
  const { token } = storedSession
  return {
    accept: 'application/json',
    'app-version': __APP_VERSION__,
    // The browser sets a form's boundary.
    ...(operation.method === 'POST' && operation.kind !== 'upload'
      ? { 'content-type': 'application/json' }
      : {}),
    ...(token ? { 'auth-token': token } : {}),
    ...(isNative() ? { 'mobile-app-version': SHELL_VERSION } : {}),
  }
}

let appOfSite: string | null = null

/** Later calls name the app, even before a login, beginning with the login itself. */
export const callForApp = (appId: string): void => {
  appOfSite = appId
}

/**
 * The app and user that the client assumes; the server refuses a contradiction to the session. The stored app may be
 * outdated: it counts only where no document names one, as in the native shell. In an operation of admins about a user,
 * `userId` is that user.
 */
const selectors = ({ input }: AnyOperation) => {
  const appId = appOfSite ?? storedSession.appId
  const { userId } = storedSession
  const caller = 'userId' in input.shape ? 'adminId' : 'userId'
  return { ...(appId ? { appId } : {}), ...(userId ? { [caller]: userId } : {}) }
}

/**
 * Once the browser's session is another person's, nothing is sent and no answer is used: the page restarts.
 */
export const endForAnother = (): Promise<never> => {
  for (const observer of observers) observer.onAnotherPerson?.()
  return new Promise(() => {})
}

export type UploadFiles = Readonly<Record<string, File | null | undefined>>

type CallSettings = {
  signal?: AbortSignal
  files?: UploadFiles | undefined
  /** Only the caller handles refusals, even that of an ended session, because no press caused the call. */
  isInBackground?: boolean
}

/** Form fields are text; other values are sent as JSON. */
const formOf = (value: object, files: UploadFiles): FormData => {
  const form = new FormData()
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) form.append(name, typeof field === 'string' ? field : JSON.stringify(field))
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file)
  return form
}

/**
 * The time limit of a call; for a download, the limit until its first byte: `call-for-file.ts` limits the
 * rest by its pauses.
 */
const limitOf = ({ kind }: AnyOperation, signal?: AbortSignal): { limit: AbortSignal; lift: () => void } => {
  const ending = new AbortController()
  const end = () => ending.abort(signal?.reason)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  const timer = setTimeout(end, kind === 'upload' || kind === 'download' ? FILE_TIMEOUT_MS : TIMEOUT_MS)
  return {
    limit: ending.signal,
    lift: () => {
      if (kind === 'download') clearTimeout(timer)
    },
  }
}

export const requestOf = (
  operation: AnyOperation,
  input: object,
  { files = {}, limit }: CallSettings & { limit: AbortSignal },
): Request => {
  const isUpload = operation.kind === 'upload'
  const options = {
    method: operation.method,
    headers: headers(operation),
    credentials: 'include' as const,
    signal: limit,
  }
  const url = new URL(pathWith(operation, input), serverOrigin())
  const value = { ...selectors(operation), ...input }
  if (isUpload) return new Request(url, { ...options, body: formOf(value, files) })
  if (operation.method === 'POST') return new Request(url, { ...options, body: JSON.stringify(value) })
  for (const [name, text] of Object.entries(value))
    if (name !== operation.pathField) url.searchParams.set(name, String(text))
  return new Request(url, options)
}

const sendOnce = async (operation: AnyOperation, input: object, more: CallSettings): Promise<Response> => {
  if (storedSession.isOfAnother) return endForAnother()
  const { limit, lift } = limitOf(operation, more.signal)
  let response: Response
  try {
    response =
      (await consumeEarlyAnswer(operation, input)) ??
      (await fetch(requestOf(operation, input, { ...more, limit })))
  } catch (error) {
    if (more.signal?.aborted) throw error
    throw networkError()
  }
  if (storedSession.isOfAnother) {
    lift()
    return endForAnother()
  }
  const date = response.headers.get('date')
  if (date) for (const observer of observers) observer.onDate?.(date)
  const version = response.headers.get('app-version')
  if (version) for (const observer of observers) observer.onVersion?.(version)
  const token = response.headers.get('auth-token')
  if (token) storedSession.setToken(token)
  if (response.ok) {
    lift()
    return response
  }
  const error = refusalError(
    response.status,
    await response.json().catch(() => null),
    response.headers.get('retry-after'),
  )
  if (!more.isInBackground) for (const observer of observers) observer.onRefusal?.(error, operation)
  throw error
}

const needsFreshLogin = (error: unknown): boolean =>
  error instanceof CallError && error.identifier === 'fresh-login-required'

/** A sensitive call whose login was long ago is sent again once the user has proved the password again. */
export const send = async (
  operation: AnyOperation,
  input: object,
  more: CallSettings = {},
): Promise<Response> => {
  try {
    return await sendOnce(operation, input, more)
  } catch (error) {
    if (!needsFreshLogin(error) || !(await proveFreshLogin())) throw error
    more.signal?.throwIfAborted()
    return sendOnce(operation, input, more)
  }
}

const bodyOf = async <T>(response: Response): Promise<T> => {
  try {
    return (await response.json()) as T
  } catch {
    throw networkError()
  }
}

/** @throws CallError with a German message; a call aborted by `signal` throws the signal's own error */
export const call = async <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  more: CallSettings = {},
): Promise<OutputOf<Op>> => bodyOf(await send(operation, input, more))
