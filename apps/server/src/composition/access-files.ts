import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { VersionTriggers } from '../platform/content/version-triggers.ts'
import type { PlatformWrites, Tables } from '../platform/database/table-access.ts'
import type { SearchSources } from '../platform/search/sources.ts'

const source = fileURLToPath(new URL('../', import.meta.url))

export const findFiles = (...patterns: string[]): string[] => globSync(patterns, { cwd: source }).sort()

export const pathOf = (file: string): string => source + file

type Access = {
  ACCESS?: Tables
  WRITES?: PlatformWrites
  SEARCH_SOURCES?: SearchSources
  VERSION_TRIGGERS?: VersionTriggers
}

/**
 * The access to each context's tables, its writes to tables of the platform, its sources of the search, and the
 * triggers that publish it.
 */
export const ACCESS_FILES: readonly (Access & { file: string })[] = await Promise.all(
  findFiles('platform/*/access.ts', 'contexts/*/database/access.ts').map(async (file) => ({
    file,
    ...((await import(/* @vite-ignore */ pathToFileURL(pathOf(file)).href)) as Access),
  })),
)
