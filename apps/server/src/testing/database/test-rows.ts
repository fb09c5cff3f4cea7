import type { Services } from '../../platform/base/services.ts'
import { createPool } from '../../platform/database/pool.ts'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { createLinkTokens } from '../../platform/mail/link-token.ts'
import { createPeople } from '../people/people.ts'
import { createSponsors } from '../people/sponsors.ts'
import { createTestClock } from '../test-clock.ts'
import { cloneDatabase } from './clone-database.ts'

/**
 * Serves code that needs only rows: no server, no jobs, no mails. No password is hashed; users who log in need
 * {@link import('../test-server.ts').startTestServer}.
 */
export const openTestRows = async () => {
  const { adminUrl, secretKey, drop } = await cloneDatabase()
  const pool = createPool(urlFor(adminUrl, ROLES.runtime, secretKey), 2, () => {})
  const platformPool = createPool(urlFor(adminUrl, ROLES.platform, secretKey), 1, () => {})
  const adminPool = createPool(adminUrl, 2, () => {})
  const clock = createTestClock()
  const links = createLinkTokens(secretKey)
  const services = { ...links, platformPool } as unknown as Services
  return {
    ...createPeople({ pool, services, clock: clock.now }, async () => 'none'),
    ...createSponsors({ pool, clock: clock.now }),
    pool,
    platformPool,
    adminPool,
    clock,
    links,
    end: async () => {
      await Promise.all([pool.end(), platformPool.end(), adminPool.end()])
      await drop()
    },
  }
}
