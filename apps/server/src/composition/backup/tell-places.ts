import type pg from 'pg'
import { addPlace, findPlaces, noteUntold, tellPlace } from '../../platform/backup/known-places.ts'
import { openPlace } from '../../platform/backup/place.ts'
import type { UntoldPlace } from '../../platform/backup/service.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { problemOf } from './problem-of.ts'

type PlaceConfig = Pick<Config, 'backup' | 'storage'>

/**
 * Tells every place of backups what was deleted since it was told the last time: those with a backup, and that of the settings.
 * One that is away keeps no other from being told.
 *
 * @returns those that could not be told, and why
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
