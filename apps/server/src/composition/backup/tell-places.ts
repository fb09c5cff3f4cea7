import type pg from 'pg'
import { addPlace, findPlaces, noteUntold, tellPlace } from '../../platform/backup/known-places.ts'
import { openPlace } from '../../platform/backup/place.ts'
import type { UntoldPlace } from '../../platform/backup/service.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { problemOf } from './problem-of.ts'

type PlaceConfig = Pick<Config, 'backup' | 'storage'>

/**
 * Copies missing tombstones to every place: those with a backup, and the configured one. An unreachable place does
 * not affect the others.
 * @returns the places where that failed, and why
 */
export const tellPlaces = async (pool: pg.Pool, config: PlaceConfig, now: Date): Promise<UntoldPlace[]> => {
  const untold: UntoldPlace[] = []
  const { to } = config.backup
  const places = await findPlaces(pool)
  if (to && places.every(({ address }) => address !== to))
    try {
      places.push(await addPlace(pool, await openPlace(to, config)))
    } catch (error) {
      untold.push({ address: to, problem: problemOf(error) })
    }
  for (const place of places)
    try {
      await tellPlace(pool, place, await openPlace(place.address, config), now)
    } catch (error) {
      const problem = problemOf(error)
      untold.push({ address: place.address, problem })
      await noteUntold(pool, place.id, problem)
    }
  return untold
}
