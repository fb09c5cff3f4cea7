/** The sites' files, each with its hash in its name: of this release and, until they are retired, of former ones. */
export const FILES = 'files'

const isFile = ({ ok, type }: Response): boolean => ok && type === 'basic'

/**
 * A file of that name never changes: a stored copy is as good as the server's. A missing file is stored when
 * it is fetched.
 */
export const answerFile = async (request: Request): Promise<Response> => {
  const cache = await caches.open(FILES)
  // A script with credentials and a preload without have the same bytes.
  const copy = await cache.match(request.url, { ignoreVary: true })
  if (copy) return copy
  const answer = await fetch(request)
  if (isFile(answer)) await cache.put(request.url, answer.clone()).catch(() => {})
  return answer
}

/** Fetches one after the other, as when the worker is installed. */
export const fetchMissing = async (addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) await answerFile(new Request(address))
}
