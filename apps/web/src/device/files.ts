import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { callForFile } from '../api/call-for-file.ts'
import { storedSession } from '../api/stored-session.ts'
import { serverNow } from '../ui/time/clock.ts'
import { answerKey } from './answers.ts'
import { currentDatabase } from './current-database.ts'
import { writeWithRoom } from './write-with-room.ts'

type Download = AnyOperation & { kind: 'download' }

/** Replaces a file. Does nothing once data had to leave the device. */
export const writeFile = async (key: string, blob: Blob, generation: string): Promise<void> => {
  const database = await currentDatabase()
  if (!database) return
  await writeWithRoom(database, async () => {
    if (generation !== storedSession.generation) return
    await database.put('files', { blob, bytes: blob.size, openedAtMs: serverNow().getTime() }, key)
  })
}

/** Null if the device does not have the file. Counts as opening it: it stays for another 30 days. */
export const readFile = async (key: string): Promise<Blob | null> => {
  try {
    const database = await currentDatabase()
    const storedFile = await database?.get('files', key)
    if (!database || !storedFile) return null
    // In WebKit a blob becomes invalid with the record that it was read from.
    const blob = new Blob([await storedFile.blob.arrayBuffer()], { type: storedFile.blob.type })
    await database.put('files', { ...storedFile, blob, openedAtMs: serverNow().getTime() }, key)
    return blob
  } catch {
    return null
  }
}

/** Fetches and stores a download's file. @returns its key */
export const storeDownload = async <Op extends Download>(
  operation: Op,
  input: InputOf<Op>,
): Promise<string> => {
  const { generation } = storedSession
  const key = answerKey(operation, input)
  await writeFile(key, await callForFile(operation, input), generation)
  return key
}

export const readDownload = <Op extends Download>(operation: Op, input: InputOf<Op>): Promise<Blob | null> =>
  readFile(answerKey(operation, input))
