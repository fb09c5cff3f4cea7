import type pg from 'pg'
import { addPlace, findPlaces, recordFailedUpdate, updatePlace } from '../../platform/backup/known-places.ts'
import { openPlace } from '../../platform/backup/place.ts'
import type { OutdatedPlace } from '../../platform/backup/service.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { problemOf } from './problem-of.ts'

type PlaceConfig = Pick<Config, 'backup' | 'storage'>

/**
 * Copies missing tombstones to every place: those with a backup, and the configured one. An unreachable place does
 * not affect the others.
 * @returns the places where that failed, and why
 */
export const updatePlaces = async (
  pool: pg.Pool,
  config: PlaceConfig,
  now: Date,
): Promise<OutdatedPlace[]> => {
  const outdated: OutdatedPlace[] = []
  const { to } = config.backup
  const places = await findPlaces(pool)
  if (to && places.every(({ address }) => address !== to))
    try {
      places.push(await addPlace(pool, await openPlace(to, config)))
    } catch (error) {
      outdated.push({ address: to, problem: problemOf(error) })
    }
  for (const place of places)
    try {
      await updatePlace(pool, place, await openPlace(place.address, config), now)
    } catch (error) {
      const problem = problemOf(error)
      outdated.push({ address: place.address, problem })
      await recordFailedUpdate(pool, place.id, problem)
    }
  return outdated
}
