import { availableParallelism } from 'node:os'
import { createTurns, type Turns } from '../turns.ts'
import { hashPassword, verifyPassword } from './argon2.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes the same time whether or not there is a hash, so that the answer's time tells nothing of an account. */
  verify: (password: string, phc: string | null) => Promise<boolean>
  /**
   * For whole requests that hash: few at once, so that a storm of logins waits here and not with a transaction open, where
   * it would take every reader's connection.
   */
  inTurn: Turns
}

/** As many as hash at once, and as many again that read and write meanwhile. */
const REQUESTS_PER_CORE = 2

const QUEUE_LENGTH = 200

/**
 * Argon2 takes a core for milliseconds; as many run at once as there are cores, the rest wait their turn.
 * The dummy hash is made with the parameters in force, at start: an older one would be as telling as none.
 */
export const createPasswords = async (): Promise<Passwords> => {
  const dummy = await hashPassword('nobody has this password')
  const hashing = createTurns(availableParallelism(), QUEUE_LENGTH)
  return {
    hash: (password) => hashing(() => hashPassword(password)),
    verify: (password, phc) =>
      hashing(async () => {
        const fits = await verifyPassword(password, phc ?? dummy)
        return phc !== null && fits
      }),
    inTurn: createTurns(REQUESTS_PER_CORE * availableParallelism(), QUEUE_LENGTH),
  }
}
