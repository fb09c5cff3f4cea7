import { ROLES, urlFor } from '../database/roles.ts'
import { openBoss } from './open-boss.ts'

/**
 * Migrates pg-boss' own tables, as the role that owns them. The schemas `pgboss` and `jobs` exist already.
 */
export const installQueue = async (adminUrl: string, secretKey: string): Promise<void> => {
  const boss = await openBoss(urlFor(adminUrl, ROLES.jobs, secretKey), () => {}, { migrate: true, max: 1 })
  await boss.stop({ graceful: false })
}
