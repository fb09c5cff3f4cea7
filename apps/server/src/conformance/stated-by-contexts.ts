import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = fileURLToPath(new URL('./', import.meta.url))

/**
 * The constant of each file in a folder beside this one, with the context that the file is named after: every
 * file there is included, without a list that names it.
 */
export const statedByContexts = async <T>(
  folder: 'managed-lists' | 'tested-elsewhere',
  constant: string,
): Promise<[context: string, T][]> => {
  const files = globSync(`${folder}/*.ts`, { cwd: here }).sort()
  return Promise.all(
    files.map(async (file): Promise<[string, T]> => {
      const exported = await import(/* @vite-ignore */ pathToFileURL(here + file).href)
      if (!(constant in exported)) throw new Error(`conformance/${file} exports no ${constant}.`)
      return [basename(file, '.ts'), exported[constant]]
    }),
  )
}
