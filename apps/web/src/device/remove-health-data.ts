import { type DeviceDatabase, leaveToTransaction } from './database.ts'
import { deleteActs } from './outbox/act-store.ts'
import { isCoveredByConsent } from './outbox/operations.ts'
import { outboxControls } from './outbox/waiting-acts.ts'

/** Files by their address: those of the diary are a person's own pictures. */
const PRIVATE_FILES = '/api/files/private-images/'

/** All that a withdrawal changes by the contract, which is what shows health data; null if its code cannot be loaded. */
const changedByWithdrawal = async (): Promise<Set<string> | null> => {
  try {
    const { withdrawHealthConsent } = await import('@wohlauf/contract/own-data/health-consent')
    return new Set((withdrawHealthConsent.invalidates?.() ?? []).map(({ name }) => name))
  } catch {
    return null
  }
}

/** The outbox, where it is loaded, also takes them off the screen. */
const discardActs = async (database: DeviceDatabase): Promise<unknown> =>
  outboxControls.get()?.discard(isCoveredByConsent) ?? deleteActs(database, isCoveredByConsent)

/** Acts first: what they have changed is stored as long as they wait. Rather all answers than too few. */
export const removeHealthData = async (database: DeviceDatabase): Promise<void> => {
  await discardActs(database)
  const changed = await changedByWithdrawal()
  const transaction = database.transaction(['answers', 'files'], 'readwrite')
  for await (const cursor of transaction.objectStore('answers'))
    if (!changed || changed.has(cursor.value.operation)) leaveToTransaction(cursor.delete())
  const privateFiles = IDBKeyRange.bound(PRIVATE_FILES, `${PRIVATE_FILES}\uffff`)
  leaveToTransaction(transaction.objectStore('files').delete(privateFiles))
  await transaction.done
}
