import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const contexts = fileURLToPath(new URL('../contexts/', import.meta.url))

type Found<T> = { file: string; values: T[] }

/**
 * The exports, also in arrays, of a folder's files in every context, in the order of the files' names.
 * @param folder of each context, or of each of its steps, such as `operations`
 */
export const findInContexts = async <T>(
  folder: 'operations' | 'jobs' | 'mails',
  isWanted: (value: unknown) => value is T,
): Promise<Found<T>[]> => {
  const files = globSync(`{*,*/*}/${folder}/**/*.ts`, { cwd: contexts }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  return Promise.all(
    files.sort().map(async (file) => {
      const exported: object = await import(/* @vite-ignore */ pathToFileURL(contexts + file).href)
      return { file, values: Object.values(exported).flat().filter(isWanted) }
    }),
  )
}

export const hasMembers = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)
