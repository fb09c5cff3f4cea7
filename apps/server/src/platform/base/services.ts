import type { Company } from '@wohlauf/contract/values/company'
import type pg from 'pg'
import type { ShellsConfig } from './config/shells.ts'

/** A room that provides one adds it by merging declarations, so that this floor imports none of those above it. */
export interface Services {
  company: Company
  /** Gets requests for help, and companies' requests for seats. */
  supportEmailAddress: string
  shells: ShellsConfig
  /** Where browsers and native apps report their errors; null: nowhere. */
  errorReportingDsn: string | null
  /** With its port where that is not the default one; lower case. */
  adminHost: string
  /** For `acrossTenants` of `database/transaction.ts`; logs in as `wohlauf_platform`. */
  platformPool: pg.Pool
}

/** It takes from no limit that its operation does not state (`takeLimit` of its context). */
export type HandlerServices = Omit<Services, 'limits'> & { limits: Pick<Services['limits'], 'siteKey'> }
