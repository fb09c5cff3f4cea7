import { type BackupPlace, type FoundArchive, openPlace } from '../../platform/backup/place.ts'
import { readTombstones, TOMBSTONES_KEPT_MS, type Tombstone } from '../../platform/backup/tombstones.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'

/** The deletions, and until when they are complete; null when that is unknown. */
export type Deletions = { tombstones: Tombstone[]; knownUntil: Date | null }

type Known = Deletions & { reason: string }

/** A running product updates its places every five minutes. */
const FRESH_MS = 15 * 60_000

const knownIn = async (place: BackupPlace, takenAt: Date): Promise<Known> => {
  // The marker is read first: tombstones that arrive meanwhile are more than it states.
  const marker = await place.readMarker()
  const tombstones = await readTombstones(place)
  const unknown = (reason: string): Known => ({ tombstones, knownUntil: null, reason })
  if (!marker?.knownUntil) return unknown(`${place.name} does not say until when it knows them`)
  const complete = marker.deletions + marker.others
  if (tombstones.length < complete)
    return unknown(`${place.name} has ${tombstones.length} of its ${complete}`)
  const knownUntil = new Date(marker.knownUntil)
  if (knownUntil.getTime() - takenAt.getTime() > TOMBSTONES_KEPT_MS)
    return unknown(`${place.name} has forgotten those that are older than 400 days`)
  return { tombstones, knownUntil, reason: `${place.name} knows them until ${marker.knownUntil}` }
}

/**
 * The deletions after an archive was made, from its place and further ones.
 * @param tombstonesIn addresses of further places
 */
export const findDeletions = async (
  { archive, takenAt }: { archive: FoundArchive; takenAt: string },
  config: Pick<Config, 'backup' | 'storage'>,
  tombstonesIn: readonly string[] = [],
): Promise<Deletions & { reasons: string[] }> => {
  const further = await Promise.all(tombstonesIn.map((address) => openPlace(address, config)))
  const places = [...(archive.place ? [archive.place] : []), ...further]
  const answers: Known[] = []
  for (const place of places) answers.push(await knownIn(place, new Date(takenAt)))
  const byId = new Map(answers.flatMap(({ tombstones }) => tombstones).map((each) => [each.id, each]))
  const times = answers.flatMap(({ knownUntil }) => knownUntil?.getTime() ?? [])
  return {
    tombstones: [...byId.values()],
    knownUntil: times.length > 0 ? new Date(Math.max(...times)) : null,
    reasons: archive.place
      ? answers.map(({ reason }) => reason)
      : [
          `"${archive.name}" is not in the folder "archives" of a place`,
          ...answers.map(({ reason }) => reason),
        ],
  }
}

/** @throws StartError when deleted people may come back */
export const requireKnown = ({ knownUntil, reasons }: Deletions & { reasons: string[] }, now: Date): void => {
  if (knownUntil && now.getTime() - knownUntil.getTime() <= FRESH_MS) return
  throw new StartError(
    `What was deleted ${knownUntil ? `after ${knownUntil.toISOString()}` : 'since the backup'} is unknown, and comes back if the product ran then: ${reasons.join(', ')}. If the former database can still be read, run "npm run backup -- PLACE --only-deletions" with it. Otherwise name a place that knows more with --tombstones PLACE, or use --accept-unknown-deletions. Nothing was changed.`,
  )
}
