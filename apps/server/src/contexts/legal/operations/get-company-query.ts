import { getCompany } from '@wohlauf/contract/legal/legal'
import { handle } from '../../../platform/http/mount/handler.ts'

/** The same for every app: one company runs them all. */
export const getCompanyQuery = handle(getCompany, async ({ services }) => services.company)
