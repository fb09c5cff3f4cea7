import { type DeviceDatabase, leaveToTransaction, type QueuedCommand } from '../database.ts'
import { writeWithRoom } from '../write-with-room.ts'
import { isCoveredByConsent } from './operations.ts'
import type { CommandStore } from './queue.ts'

/** All queued commands in their order, including refused ones. */
export const allCommands = (database: DeviceDatabase): Promise<QueuedCommand[]> => database.getAll('acts')

/** @param refusal null: the command waits again */
export const setRefusal = async (
  database: DeviceDatabase,
  id: string,
  refusal: QueuedCommand['refusal'],
): Promise<void> => {
  const { store, done } = database.transaction('acts', 'readwrite')
  const key = await store.index('id').getKey(id)
  const command = key === undefined ? undefined : await store.get(key)
  if (command) await store.put({ ...command, refusal }, key)
  await done
}

/** Each method is one transaction: another tab sees all of it or nothing. */
export const createCommandStore = (database: DeviceDatabase): CommandStore => {
  const keyOf = (id: string) => database.getKeyFromIndex('acts', 'id', id)
  return {
    add: (command) => writeWithRoom(database, () => database.add('acts', command)),
    first: async () => {
      let cursor = await database.transaction('acts').store.openCursor()
      while (cursor?.value.refusal) cursor = await cursor.continue()
      return cursor?.value ?? null
    },
    find: async (id) => (await database.getFromIndex('acts', 'id', id)) ?? null,
    remove: async (id) => {
      const key = await keyOf(id)
      if (key !== undefined) await database.delete('acts', key)
    },
    refuse: (id, refusal) => setRefusal(database, id, refusal),
  }
}

/** @returns how many refusals no tab has announced yet: each is counted once */
export const consumeNewRefusals = async (database: DeviceDatabase): Promise<number> => {
  const { store, done } = database.transaction('acts', 'readwrite')
  let count = 0
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    const { refusal } = cursor.value
    if (!refusal || refusal.isAnnounced) continue
    await cursor.update({ ...cursor.value, refusal: { ...refusal, isAnnounced: true } })
    count += 1
  }
  await done
  return count
}

/** @returns how many were deleted */
export const deleteCommands = async (
  database: DeviceDatabase,
  matches: (command: QueuedCommand) => boolean = () => true,
): Promise<number> => {
  const { store, done } = database.transaction('acts', 'readwrite')
  let count = 0
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
    if (matches(cursor.value)) {
      await cursor.delete()
      count += 1
    }
  await done
  return count
}

/** Another tab may have added some already. */
export const addMissing = async (
  database: DeviceDatabase,
  commands: readonly QueuedCommand[],
): Promise<void> => {
  const { store, done } = database.transaction('acts', 'readwrite')
  for (const command of commands)
    if ((await store.index('id').getKey(command.id)) === undefined) leaveToTransaction(store.add(command))
  await done
}

/** Deletes what the consent to health data covers, and counts what no message has been about. */
export const withdrawCommands = async (database: DeviceDatabase): Promise<void> => {
  const transaction = database.transaction(['acts', 'facts'], 'readwrite')
  const facts = transaction.objectStore('facts')
  let count = ((await facts.get('withdrawnCount')) as number | undefined) ?? 0
  for await (const cursor of transaction.objectStore('acts')) {
    if (!isCoveredByConsent(cursor.value)) continue
    if (!cursor.value.refusal?.isAnnounced) count += 1
    leaveToTransaction(cursor.delete())
  }
  if (count > 0) leaveToTransaction(facts.put(count, 'withdrawnCount'))
  await transaction.done
}

/** @returns how many a withdrawal has deleted that no tab has announced yet: each is counted once */
export const consumeWithdrawn = async (database: DeviceDatabase): Promise<number> => {
  if ((await database.get('facts', 'withdrawnCount')) === undefined) return 0
  const { store, done } = database.transaction('facts', 'readwrite')
  const count = ((await store.get('withdrawnCount')) as number | undefined) ?? 0
  leaveToTransaction(store.delete('withdrawnCount'))
  await done
  return count
}
