import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * The folder for the tests' temporary data: databases, files and browser profiles. In memory if there is
 * enough room, because every file of the server's tests copies a whole database; a container often has only
 * 64 MB there.
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
