import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * Where tests keep what nobody keeps: their databases, files and browser profiles. In memory where there is room for it,
 * because every file of the server's tests copies a whole database; a container often has 64 MB there, which are too few.
 */
export function temporaryFolder(inMemory = IN_MEMORY) {
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= NEEDED_BYTES ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
