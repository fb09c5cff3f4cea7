import { type DeviceDatabase, leaveToTransaction } from './database.ts'

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

/** Rather all answers than too few. */
export const removeHealthData = async (database: DeviceDatabase): Promise<void> => {
  const changed = await changedByWithdrawal()
  const transaction = database.transaction(['answers', 'files'], 'readwrite')
  for await (const cursor of transaction.objectStore('answers'))
    if (!changed || changed.has(cursor.value.operation)) leaveToTransaction(cursor.delete())
  const privateFiles = IDBKeyRange.bound(PRIVATE_FILES, `${PRIVATE_FILES}\uffff`)
  leaveToTransaction(transaction.objectStore('files').delete(privateFiles))
  await transaction.done
}
