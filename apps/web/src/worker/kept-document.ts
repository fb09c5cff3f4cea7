import { isKeepable, namedFiles } from './document.ts'
import { FILES, fetchMissing } from './files.ts'

const DOCUMENTS = 'document'

/**
 * The address of the document that any visitor of the host gets: it contains no person's data, and no path.
 */
const START = '/'

/** A connection that has not answered by then may never do so. */
const TIMEOUT_MS = 5000

/** The maximum age of the copy when a page is opened: colours, title and logo change seldom. */
const RENEWED_AFTER_MS = 60 * 60_000

const hasFilesOf = async (text: string): Promise<boolean> => {
  const files = await caches.open(FILES)
  const copies = await Promise.all(namedFiles(text).map((url) => files.match(url, { ignoreVary: true })))
  return copies.every((file) => file !== undefined)
}

/**
 * Fetches the host's document, and stores it if all files that it names are stored too: a document of another
 * release would start with files that are missing. Otherwise the former one stays, with its own files.
 */
export const keepDocument = async (): Promise<void> => {
  const answer = await fetch(START, { credentials: 'omit', cache: 'no-store' })
  const copy = answer.clone()
  if (isKeepable(answer) && (await hasFilesOf(await answer.text())))
    await (await caches.open(DOCUMENTS)).put(START, copy)
}

const keptDocument = async (): Promise<Response | undefined> =>
  (await caches.open(DOCUMENTS)).match(START, { ignoreVary: true })

const hasAll = async (files: readonly string[]): Promise<boolean> => {
  const storedAddresses = new Set((await (await caches.open(FILES)).keys()).map(({ url }) => url))
  return (await keptDocument()) !== undefined && files.every((file) => storedAddresses.has(file))
}

let underWay: Promise<boolean> | null = null

const complete = async (files: readonly string[]): Promise<boolean> => {
  if (await hasAll(files)) return true
  try {
    await fetchMissing(files)
    await keepDocument()
  } catch {
    // There is no network: the next question starts another attempt.
  }
  return hasAll(files)
}

/**
 * Whether the app starts without a network. Files that the browser, or a page that missed one, has removed
 * are fetched again.
 */
export const keepsAll = (files: readonly string[]): Promise<boolean> => {
  underWay ??= complete(files).finally(() => {
    underWay = null
  })
  return underWay
}

const dateOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '')

/** Uses the server's clock: the device's may be wrong. */
const isOld = (copy: Response | undefined, newest: Response): boolean =>
  !copy || !(dateOf(newest) - dateOf(copy) < RENEWED_AFTER_MS)

const renew = async (newest: Response, files: readonly string[]): Promise<void> => {
  if (!isOld(await keptDocument(), newest)) return
  await fetchMissing(files)
  await keepDocument()
}

const noLater = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null))

/**
 * A server that answers 500 and above has no document: the stored one calls again by itself, and shows what
 * is wrong.
 */
const isAnswer = (answer: Response | null): answer is Response => answer !== null && answer.status < 500

/**
 * The server's answer; without one, the host's stored document, which is the same for every address.
 *
 * @param files the release's, some of which may be missing: a page clears all caches when a file cannot be
 * loaded
 */
export const answerDocument = async (event: FetchEvent, files: readonly string[]): Promise<Response> => {
  const request = fetch(event.request)
  const settled = request.catch(() => null)
  const renewed = settled.then((answer) => (isAnswer(answer) ? renew(answer, files) : undefined))
  event.waitUntil(renewed.catch(() => {}))
  const copy = await keptDocument()
  const answer = copy ? await Promise.race([settled, noLater(TIMEOUT_MS)]) : null
  return isAnswer(answer) ? answer : (copy ?? request)
}
