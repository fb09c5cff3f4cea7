import { isKeepable, namedFiles } from './document.ts'
import { FILES, fetchMissing } from './files.ts'

const DOCUMENTS = 'document'

/** What any visitor of the host gets: nobody's page, and named by no path. */
const START = '/'

/** A line that has not answered by then may never do. */
const PATIENCE_MS = 5000

/** How old the copy may be when a page is opened: colours, title and logo change seldom. */
const RENEWED_AFTER_MS = 60 * 60_000

const hasFilesOf = async (text: string): Promise<boolean> => {
  const files = await caches.open(FILES)
  const found = await Promise.all(namedFiles(text).map((url) => files.match(url, { ignoreVary: true })))
  return found.every((file) => file !== undefined)
}

/**
 * Fetches the host's document, and keeps it if all files that it names are kept too: a document of another release would
 * start with files that are missing. Otherwise the former one stays, with its own files.
 */
export const keepDocument = async (): Promise<void> => {
  const answer = await fetch(START, { credentials: 'omit', cache: 'no-store' })
  const copy = answer.clone()
  if (isKeepable(answer) && (await hasFilesOf(await answer.text())))
    await (await caches.open(DOCUMENTS)).put(START, copy)
}

const keptDocument = async (): Promise<Response | undefined> =>
  (await caches.open(DOCUMENTS)).match(START, { ignoreVary: true })

const isOld = (kept: Response | undefined): boolean =>
  !kept || Date.now() - Date.parse(kept.headers.get('date') ?? '') > RENEWED_AFTER_MS

const renew = async (files: readonly string[]): Promise<void> => {
  if (!isOld(await keptDocument())) return
  await fetchMissing(files)
  await keepDocument()
}

const noLater = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null))

/** A server that answers 500 and above has no document: the kept one asks again by itself, and says what is the matter. */
const isAnswer = (answer: Response | null): answer is Response => answer !== null && answer.status < 500

/**
 * The server's answer; without one, the host's kept document, which is the same for every address.
 *
 * @param files the release's, some of which may be missing: a page clears all caches when a file cannot be loaded
 */
export const answerDocument = async (event: FetchEvent, files: readonly string[]): Promise<Response> => {
  const asked = fetch(event.request)
  const settled = asked.catch(() => null)
  const renewed = settled.then((answer) => (isAnswer(answer) ? renew(files) : undefined))
  event.waitUntil(renewed.catch(() => {}))
  const kept = await keptDocument()
  const answer = kept ? await Promise.race([settled, noLater(PATIENCE_MS)]) : null
  return isAnswer(answer) ? answer : (kept ?? asked)
}
