import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { imageFolder } from '@wohlauf/contract/values/image'
import { storedSession } from '../../api/stored-session.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { answerKey, storedAnswer } from '../answers.ts'
import { currentDatabase } from '../current-database.ts'
import { type DeviceDatabase, leaveToTransaction, type OfflineMark } from '../database.ts'
import { storeDownload } from '../files.ts'
import { imagesIn } from '../pictures/images-in.ts'
import { storePicture } from '../pictures/store-pictures.ts'
import { writeWithRoom } from '../write-with-room.ts'
import { documentsIn } from './documents-in.ts'
import { fetchDetails, type Markable, markKey } from './markable.ts'

const titleOf = (answer: { title: string } | { name: string }): string =>
  'title' in answer ? answer.title : answer.name

const storeFiles = async (answer: unknown, onProgress: (doneCount: number, all: number) => void) => {
  const images = new Map(imagesIn(answer).map((image) => [imageFolder(image.url), image]))
  const documents = [...new Set(documentsIn(answer))]
  const all = images.size + documents.length
  const files: string[] = []
  let doneCount = 0
  onProgress(doneCount, all)
  for (const [folder, image] of images) {
    if (await storePicture(image)) files.push(folder)
    onProgress(++doneCount, all)
  }
  for (const documentId of documents) {
    files.push(await storeDownload(getDocumentFile, { documentId }))
    onProgress(++doneCount, all)
  }
  return files
}

/**
 * Fetches an item with its pictures and documents, and marks it: it stays until the person removes the mark.
 *
 * @param onProgress called with how many of its files are stored
 * @throws CallError without a network; DOMException without room. The item is not marked then
 */
export const markOffline = async (
  item: Markable,
  onProgress: (doneCount: number, all: number) => void,
): Promise<void> => {
  const { generation } = storedSession
  const { operation, input, answer } = await fetchDetails(item)
  const files = await storeFiles(answer, onProgress)
  const database = await currentDatabase()
  if (!database) throw new DOMException('this browser has no storage', 'InvalidStateError')
  const key = answerKey(operation, input)
  const mark: OfflineMark = {
    title: titleOf(answer),
    markedAtMs: serverNow().getTime(),
    answers: [key],
    files,
  }
  await writeWithRoom(database, async () => {
    if (generation !== storedSession.generation) return
    const transaction = database.transaction(['answers', 'marks'], 'readwrite')
    leaveToTransaction(transaction.objectStore('answers').put(storedAnswer(operation, answer), key))
    leaveToTransaction(transaction.objectStore('marks').put(mark, markKey(item)))
    await transaction.done
  })
  // Then the browser may remove it only when the person says so; without this it stays as long as there is
  // room.
  await navigator.storage?.persist?.().catch(() => {})
}

/** Removes a mark. The stored data stay for 30 days, as if they had been opened. */
export const removeMark = async (item: Markable): Promise<void> => {
  const database = await currentDatabase()
  await database?.delete('marks', markKey(item))
}

const isComplete = async (database: DeviceDatabase, { answers, files }: OfflineMark): Promise<boolean> => {
  const keys = [
    ...answers.map((key) => database.getKey('answers', key)),
    ...files.map((key) => database.getKey('files', key)),
  ]
  return (await Promise.all(keys)).every((key) => key !== undefined)
}

/** Whether the item is marked and complete; null if the browser has no storage. */
export const isMarkedOffline = async (item: Markable): Promise<boolean | null> => {
  const database = await currentDatabase()
  if (!database) return null
  const mark = await database.get('marks', markKey(item))
  return mark !== undefined && isComplete(database, mark)
}

/** Keys of marks whose answers or files are missing: they left with an ended session. */
export const incompleteMarks = async (database: DeviceDatabase): Promise<string[]> => {
  const missing: string[] = []
  for (const key of await database.getAllKeys('marks')) {
    const mark = await database.get('marks', key)
    if (mark && !(await isComplete(database, mark))) missing.push(key)
  }
  return missing
}
