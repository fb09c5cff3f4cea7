import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from './argon2.ts'

/** Too many hashes are waiting: one more would only wait longer than anybody does. */
export class TooBusy extends Error {}

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes the same time whether or not there is a hash, so that the answer's time tells nothing of an account. */
  verify: (password: string, phc: string | null) => Promise<boolean>
}

const QUEUE_LENGTH = 100

/**
 * Argon2 takes a core for milliseconds; as many run at once as there are cores, the rest wait their turn.
 * The dummy hash is made with the parameters in force, at start: an older one would be as telling as none.
 */
export const createPasswords = async (): Promise<Passwords> => {
  const dummy = await hashPassword('nobody has this password')
  const places = availableParallelism()
  const waiting: (() => void)[] = []
  let running = 0

  const take = async (): Promise<void> => {
    if (running < places) {
      running += 1
      return
    }
    if (waiting.length >= QUEUE_LENGTH) throw new TooBusy()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const give = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await take()
    try {
      return await work()
    } finally {
      give()
    }
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (password, phc) =>
      inTurn(async () => {
        const fits = await verifyPassword(password, phc ?? dummy)
        return phc !== null && fits
      }),
  }
}
