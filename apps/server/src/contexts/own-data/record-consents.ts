import type { Tx } from '../../platform/database/transaction.ts'
import { consent } from './database/tables.ts'
import type { GivenConsent } from './rules/consents-of-registration.ts'

/** Each consent has its own row: which texts were agreed to before stays on record. */
export const recordConsents = async (
  tx: Tx,
  userId: string,
  consents: readonly GivenConsent[],
): Promise<void> => {
  if (consents.length > 0) await tx.insert(consent).values(consents.map((each) => ({ ...each, userId })))
}
