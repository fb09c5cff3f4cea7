import { FILES } from './files.ts'
import { filesToKeep, isSuperseded, type Release } from './files-to-keep.ts'

/** Which files each release has, newest first. */
const LEDGER = '/releases'
const LEDGERS = 'releases'

const readLedger = async (cache: Cache): Promise<Release[]> => {
  const ledger = await cache.match(LEDGER)
  return ledger ? ((await ledger.json()) as Release[]) : []
}

/**
 * Removes files that belong to none of the newest three releases; a page of an older one fetches them from
 * the server, or reloads.
 */
export const retireFormerReleases = async (own: readonly string[]): Promise<void> => {
  const [ledgers, files] = await Promise.all([caches.open(LEDGERS), caches.open(FILES)])
  const storedAddresses = (await files.keys()).map(({ url }) => url)
  const { releases, retired } = filesToKeep(await readLedger(ledgers), own, storedAddresses)
  await ledgers.put(LEDGER, Response.json(releases))
  await Promise.all(retired.map((url) => files.delete(url)))
}

/** @param mainScript of the page that asks */
export const isOfFormerRelease = async (mainScript: string, own: readonly string[]): Promise<boolean> =>
  isSuperseded(mainScript, own, await readLedger(await caches.open(LEDGERS)))
