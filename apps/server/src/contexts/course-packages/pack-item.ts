import { buffer } from 'node:stream/consumers'
import {
  MAX_DOCUMENTS,
  MAX_PACKAGE_TEXT_BYTES,
  MAX_PICTURES,
} from '@wohlauf/contract/course-packages/package-limits'
import { MAX_PACKAGE_BYTES } from '@wohlauf/contract/values/file-size'
import { TooBusy } from '../../platform/base/concurrency-limit.ts'
import { type Caller, createLane } from '../../platform/base/lane.ts'
import { runInThread, ThreadEnded } from '../../platform/base/run-in-thread.ts'
import { type ThreadAnswer, valueFromThread } from '../../platform/base/thread-answer.ts'
import {
  notPackable,
  tooLargeToPack,
  tooManyBytesToPack,
} from '../../platform/http/course-packages/not-packable.ts'
import { FileToPack } from '../../platform/storage/file-to-pack.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import type { PackageDraft } from './make-package.ts'

type Storage = Pick<FileStorage, 'read'>

/** Each holds a package of the greatest size, twice. */
const inTurn = createLane({
  slots: 2,
  slotsOfApp: 1,
  queueLength: 8,
  queueLengthOfApp: 2,
  maxWaitMs: 20_000,
})

const THREAD = new URL('./make-package-thread.ts', import.meta.url)

const LIMITS = { maxCpuMs: 10_000, maxMs: 240_000, heapMb: 256 }

const filesOf = (value: unknown): readonly FileToPack[] => {
  if (typeof value !== 'object' || value === null) return []
  return value instanceof FileToPack ? [value] : Object.values(value).flatMap(filesOf)
}

const readFiles = async (draft: object, storage: Storage): Promise<PackageDraft['files']> => {
  const keys = new Set(filesOf(draft).map(({ storageKey }) => storageKey))
  const maxFiles = MAX_PICTURES + MAX_DOCUMENTS
  if (keys.size > maxFiles) throw tooLargeToPack(`Es darf höchstens ${maxFiles} Bilder und Dokumente haben`)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let bytesOfAll = 0
  for (const key of keys) {
    const stream = await storage.read(key)
    if (!stream) throw notPackable('Ein Bild oder Dokument fehlt')
    // The buffer is not part of Node's shared pool, so that it can be transferred to another thread.
    const bytes = new Uint8Array(await buffer(stream))
    bytesOfAll += bytes.length
    if (bytesOfAll > MAX_PACKAGE_BYTES - MAX_PACKAGE_TEXT_BYTES) throw tooManyBytesToPack()
    files.set(key, bytes)
  }
  return files
}

const errorOf = ({ limit }: ThreadEnded): Error =>
  limit === 'time' ? new TooBusy() : tooLargeToPack('Es zu packen ist zu viel auf einmal')

/**
 * The bytes of a package, made in a thread of its own.
 * @throws Refusal `not-packable` as {@link import('./make-package.ts').makePackage}, and for too large files
 * @throws TooBusy when the caller has one waiting already, too many others have, or the machine is too busy
 */
export const packItem = (
  caller: Caller,
  draft: object,
  { storage, hosts }: { storage: Storage; hosts: readonly string[] },
): Promise<Buffer> =>
  inTurn(caller, async () => {
    const files = await readFiles(draft, storage)
    const transfer = [...files.values()].map((bytes) => bytes.buffer)
    try {
      const data: PackageDraft = { draft, files, hosts }
      const answer = await runInThread<ThreadAnswer<Uint8Array<ArrayBuffer>>>(THREAD, data, {
        ...LIMITS,
        transfer,
      })
      return Buffer.from(valueFromThread(answer).buffer)
    } catch (error) {
      throw error instanceof ThreadEnded ? errorOf(error) : error
    }
  })
