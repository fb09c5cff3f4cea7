import pg from 'pg'
import { streamOf } from './stream-of.ts'
import type { TimeLimits } from './time-limits.ts'

type Release = (error?: Error | boolean) => void

const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * Whether a connection was closed here, because an answer did not come: the database may still be working on its statement. Errors
 * and closings by the other side prove the contrary.
 */
export const isGivenUp = (client: pg.ClientBase, error?: unknown): boolean => {
  const { destroyed, readableEnded, errored } = streamOf(client)
  return (destroyed && !readableEnded && !errored) || isSilence(error)
}

/**
 * `end` always finishes: `pg` waits until the server closes too, which a silent network never reports.
 * Connecting gets a time-out of its own: the pool's is also the one for waiting for a free connection.
 *
 * @param hold gets the end of a connection's use when it was given up; until it calls that, the pool counts it and opens no other
 *   in its place
 */
export const clientWith = ({ connectMs, closeMs }: TimeLimits, hold?: (end: () => void) => void) =>
  class BoundedClient extends pg.Client {
    #release: Release = () => {}

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectMs })
    }

    override end(callback?: (error: Error) => void): Promise<void> {
      const timer = setTimeout(() => streamOf(this).destroy(), closeMs).unref()
      this.once('end', () => clearTimeout(timer))
      return super.end(callback as (error: Error) => void) as unknown as Promise<void>
    }

    get release(): Release {
      return this.#release
    }

    /** Set by the pool for each use. */
    set release(release: Release) {
      this.#release = (error) => {
        if (hold && isGivenUp(this, error)) hold(() => release(error))
        else release(error)
      }
    }
  }
