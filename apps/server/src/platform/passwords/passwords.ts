import { availableParallelism } from 'node:os'
import { createConcurrencyLimit } from '../base/concurrency-limit.ts'
import { HASH_COST, hashPassword, isOutdated, verifyPassword } from './argon2.ts'
import { createHashingThreads } from './hashing-threads.ts'
import { createReservedSlots, type ReservedSlots } from './reserved-slots.ts'

declare module '../base/services.ts' {
  interface Services {
    passwords: Passwords
  }
}

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes the same time without a hash, so that the duration reveals nothing about an account. */
  verify: (password: string, phc: string | null) => Promise<boolean>
  /** Whether a hash was computed with another cost, and is to be replaced at the next login. */
  isOutdated: (phc: string) => boolean
  /**
   * A queue for requests that hash: in a burst they wait here, without a connection. A share is reserved for
   * networks with a login.
   */
  inTurn: ReservedSlots
  /** Rejects hashes that are being computed. */
  stop: () => Promise<void>
}

/** One hashes, the other reads and writes, or is the next to be hashed. */
const REQUESTS_PER_CORE = 2

const QUEUE_LENGTH = 200

/** The share of concurrent hashing requests that is reserved for known networks. */
const RESERVED_ONE_IN = 4

/** The dummy hash is computed with the current parameters: an older one would be distinguishable. */
export const createPasswords = async (cost = HASH_COST): Promise<Passwords> => {
  const dummy = await hashPassword('nobody has this password', undefined, cost)
  const slots = REQUESTS_PER_CORE * availableParallelism()
  const { computeTag, capacity, stop } = createHashingThreads()
  const hashing = createConcurrencyLimit(capacity, QUEUE_LENGTH)
  return {
    hash: (password) => hashing(() => hashPassword(password, computeTag, cost)),
    verify: (password, phc) =>
      hashing(async () => {
        const fits = await verifyPassword(password, phc ?? dummy, computeTag)
        return phc !== null && fits
      }),
    isOutdated: (phc) => isOutdated(phc, cost),
    inTurn: createReservedSlots({
      slots,
      reserved: Math.ceil(slots / RESERVED_ONE_IN),
      queueLength: QUEUE_LENGTH,
    }),
    stop,
  }
}
