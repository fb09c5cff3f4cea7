import type { Company } from '@wohlauf/contract/values/company'
import type pg from 'pg'

/**
 * The services of operations and jobs besides their transaction; created once at start, the real ones in tests too.
 *
 * A room that provides one adds it here from its own file, by merging declarations, so that this floor imports none
 * of those above it; `composition/start-services.ts` creates all.
 */
export interface Services {
  /** The operating company. */
  company: Company
  /** The recipient of requests for help, and of companies' requests for seats. */
  supportEmailAddress: string
  /** The host of the admin site, with its port where that is not the default one; lower case. */
  adminHost: string
  /** Logs in as `wohlauf_platform`: only for `acrossTenants` of `database/transaction.ts`. */
  platformPool: pg.Pool
}

/** The services of a handler: it takes from no limit that its operation does not state (`takeLimit` of its context). */
export type HandlerServices = Omit<Services, 'limits'> & { limits: Pick<Services['limits'], 'siteKey'> }
