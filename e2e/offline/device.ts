import type { Evaluates } from '../browser/evaluates.ts'

type Stored = { database: string; answers: string[]; files: string[] }

/** The keys of each person's answers and files on the device. */
export const storedOnDevice = (page: Evaluates): Promise<Stored[]> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const storedEntries: Stored[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('wohlauf ')) continue
      const opening = indexedDB.open(name)
      // The database was deleted since it was listed: without this it would be created again, and empty.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const database = await resultOf(opening).catch(() => null)
      if (!database) continue
      const transaction = database.transaction(['answers', 'files'])
      const keysOf = async (store: string) =>
        (await resultOf(transaction.objectStore(store).getAllKeys())).map(String)
      const [answers, files] = await Promise.all([keysOf('answers'), keysOf('files')])
      database.close()
      storedEntries.push({ database: name, answers, files })
    }
    return storedEntries
  })

/** The answers of all people on the device. */
export const storedAnswers = async (page: Evaluates): Promise<string[]> =>
  (await storedOnDevice(page)).flatMap(({ answers }) => answers)
