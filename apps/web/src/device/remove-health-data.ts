import { namesOfStaleQueries } from '@wohlauf/contract/operation'
import { type DeviceDatabase, leaveToTransaction } from './database.ts'
import { actsChannel, WITHDRAWN } from './outbox/acts-channel.ts'
import { withdrawCommands } from './outbox/command-store.ts'

/** The address prefix of the diary's pictures, which are a person's own. */
const PRIVATE_FILES = '/api/files/private-images/'

/**
 * All queries that a withdrawal changes by the contract, which are those with health data; null if its code
 * cannot be loaded.
 */
const changedByWithdrawal = async (): Promise<Set<string> | null> => {
  try {
    const { withdrawHealthConsent } = await import('@wohlauf/contract/own-data/health-consent')
    return new Set(namesOfStaleQueries(withdrawHealthConsent))
  } catch {
    return null
  }
}

/** All tabs, this one included, no longer show the commands as done. If in doubt, all answers are removed. */
export const removeHealthData = async (database: DeviceDatabase): Promise<void> => {
  await withdrawCommands(database)
  const channel = actsChannel(database)
  channel.postMessage(WITHDRAWN)
  channel.close()
  const changedQueries = await changedByWithdrawal()
  const transaction = database.transaction(['answers', 'files'], 'readwrite')
  for await (const cursor of transaction.objectStore('answers'))
    if (!changedQueries || changedQueries.has(cursor.value.operation)) leaveToTransaction(cursor.delete())
  const privateFiles = IDBKeyRange.bound(PRIVATE_FILES, `${PRIVATE_FILES}\uffff`)
  leaveToTransaction(transaction.objectStore('files').delete(privateFiles))
  await transaction.done
}
