import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { StartError } from './start-error.ts'

/**
 * @returns the absolute path without symbolic links
 * @throws StartError when it cannot be created or written
 */
export function prepareDataFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(path)
  } catch (error) {
    throw new StartError(
      `The data folder "${path}" cannot be used (${reason(error)}); set DATA_DIR to a folder that may be written, for example DATA_DIR=/var/lib/wohlauf.`,
      { cause: error },
    )
  }
}

const reasons: Record<string, string> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOSPC: 'no space left on the disk',
}

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown reason'
  return reasons[code] ?? code
}
