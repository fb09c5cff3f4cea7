import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { shellOf } from './shell.ts'

type ModuleFiles = Partial<Record<string, string>>

const read = (folder: string): ModuleFiles =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../apps/web', folder, 'module-files.json'), 'utf8'),
  ) as ModuleFiles

/**
 * The address of the file that has a module, in this page's browser or shell. Other modules may be in it too.
 *
 * @param module its path in `apps/web/src`; a style sheet is in a file of its own
 * @throws Error when no file has it: then "was not requested" would be true for ever
 */
export const fileWith = (page: Page, module: string): string => {
  const file = read(shellOf(page.context()) ? 'dist.native' : 'dist')[module]
  if (!file) throw new Error(`No file of the build has ${module}.`)
  return file
}
