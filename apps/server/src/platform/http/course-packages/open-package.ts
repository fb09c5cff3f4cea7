import { TooBusy } from '../../base/concurrency-limit.ts'
import { runInThread, ThreadEnded } from '../../base/run-in-thread.ts'
import { type ThreadAnswer, valueFromThread } from '../../base/thread-answer.ts'
import { PackageTooLarge } from './package-fault.ts'
import type { PackageRead } from './read-package.ts'

declare module '../../base/services.ts' {
  interface Services {
    openPackage: OpenPackage
  }
}

/**
 * {@link import('./read-package.ts').readPackage} in a thread of its own.
 * @param bytes must not be read afterwards: the thread takes them
 * @throws Refusal as there, also when it takes too much computing or memory
 * @throws TooBusy when the machine has no time for it
 */
export type OpenPackage = (bytes: Buffer) => Promise<PackageRead>

const THREAD = new URL('./open-package-thread.ts', import.meta.url)

/** The most expensive package within all other limits takes about two seconds, including the start of the thread. */
const LIMITS = { maxCpuMs: 10_000, maxMs: 240_000, heapMb: 256 }

const refusalOf = ({ limit }: ThreadEnded): Error => {
  if (limit === 'time') return new TooBusy()
  return new PackageTooLarge(
    limit === 'cpu'
      ? `Es zu lesen darf höchstens ${LIMITS.maxCpuMs / 1000} Sekunden Rechenzeit brauchen`
      : `Es zu lesen darf höchstens ${LIMITS.heapMb} MB Speicher brauchen`,
  )
}

/** Bytes for a transfer: copied only where others share their buffer, because a copy of 40 MB takes 0.2 s. */
const ownBytes = (bytes: Buffer): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes)

export const createPackageOpener =
  ({ thread = THREAD, limits = LIMITS } = {}): OpenPackage =>
  async (bytes) => {
    const own = ownBytes(bytes)
    try {
      const answer = await runInThread<ThreadAnswer<PackageRead>>(thread, own, {
        ...limits,
        transfer: [own.buffer],
      })
      const { item, files } = valueFromThread(answer)
      return { item, files: new Map([...files].map(([name, { buffer }]) => [name, Buffer.from(buffer)])) }
    } catch (error) {
      throw error instanceof ThreadEnded ? refusalOf(error) : error
    }
  }
