import { ROLES, urlFor } from '../database/roles.ts'
import { openBoss } from './open-boss.ts'

/** Migrates pg-boss' own tables, as the role that owns them. The schemas `pgboss` and `jobs` exist already. */
export const installQueue = async (adminUrl: string, secretKey: string): Promise<void> => {
  const boss = await openBoss(urlFor(adminUrl, ROLES.jobs, secretKey), () => {}, { migrate: true, max: 1 })
  await boss.stop({ graceful: false })
}

const NOT_CURRENT = /^pg-boss (is not installed|database requires migrations)/

/** Whether pg-boss' own tables are there, as this version needs them. Writes nothing. */
export const isQueueCurrent = async (adminUrl: string, secretKey: string): Promise<boolean> => {
  try {
    const boss = await openBoss(urlFor(adminUrl, ROLES.jobs, secretKey), () => {}, { max: 1 })
    await boss.stop({ graceful: false })
    return true
  } catch (error) {
    if (error instanceof Error && NOT_CURRENT.test(error.message)) return false
    throw error
  }
}
