import { currentDatabase } from '../current-database.ts'
import type { DeviceDatabase, QueuedCommand } from '../database.ts'
import { writeWithRoom } from '../write-with-room.ts'
import { addMissing } from './command-store.ts'

/** In WebKit a blob becomes invalid with the record that it was read from: then this fails. */
const copyOf = async (command: QueuedCommand): Promise<QueuedCommand> => {
  const copies = Object.entries(command.files).map(async ([name, blob]) => [
    name,
    new Blob([await blob.arrayBuffer()], { type: blob.type }),
  ])
  return { ...command, files: Object.fromEntries(await Promise.all(copies)) }
}

/** @returns how many could not be written */
const writeAgain = async (
  database: DeviceDatabase | null,
  commands: readonly QueuedCommand[],
): Promise<number> => {
  if (!database) return commands.length
  const copies = (await Promise.allSettled(commands.map(copyOf))).flatMap((copy) =>
    copy.status === 'fulfilled' ? copy.value : [],
  )
  await writeWithRoom(database, () => addMissing(database, copies))
  return commands.length - copies.length
}

/**
 * Writes commands that this tab knows into a new database, because the browser has removed the one of this
 * name. Never fails.
 *
 * @returns how many are lost
 */
export const rescue = async (databaseName: string, commands: readonly QueuedCommand[]): Promise<number> => {
  const database = await currentDatabase()
  // Meanwhile another person has logged in.
  if (database && database.name !== databaseName) return 0
  return writeAgain(database, commands).catch(() => commands.length)
}
