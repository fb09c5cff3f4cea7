import type { Company } from '@wohlauf/contract/values/company'
import type pg from 'pg'
import type { ShellsConfig } from './config/shells.ts'

/** A room that provides one adds it by merging declarations, so that this floor imports none of those above it. */
export interface Services {
  company: Company
  /** Gets requests for help, and companies' requests for seats. */
  supportEmailAddress: string
  /** Gets reports of security holes. */
  securityEmailAddress: string
  shells: ShellsConfig
  /** Where browsers and native apps report their errors; null: nowhere. */
  errorReportingDsn: string | null
  /** Includes its port where that is not the default one; lower case. */
  adminHost: string
  /** For `acrossTenants` of `database/transaction.ts`; logs in as `wohlauf_platform`. */
  platformPool: pg.Pool
}

/** Takes only from limits that its operation states (`takeLimit` of its context). */
export type HandlerServices = Omit<Services, 'limits'> & { limits: Pick<Services['limits'], 'siteKey'> }
