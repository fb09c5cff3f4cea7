import type pg from 'pg'
import {
  type Author,
  type BatchedValue,
  type BatchedWrite,
  writeAlone,
  writeBatched,
} from '../../database/batched-write.ts'
import type { AnyHandler } from './handler.ts'

export type WriteValues = (...values: readonly BatchedValue[]) => Promise<void>

/** @throws Error for an operation that does more than write rows of its caller */
export const batchedWriteOf = ({ operation, batchedWrite: name }: AnyHandler, pool: pg.Pool) => {
  if (name === null) return null
  const { kind, audience, audit, output } = operation
  const isPlain = kind === 'command' && audience === 'learner' && !audit
  if (!(isPlain && output.safeParse({}).success))
    throw new Error(`${operation.name} cannot be written together with others`)

  return {
    collect: (): { values: BatchedWrite['values'] | null; keep: WriteValues } => {
      const collected = {
        values: null as BatchedWrite['values'] | null,
        keep: async (...values: readonly BatchedValue[]) => {
          collected.values = values
        },
      }
      return collected
    },
    /** @returns false when nothing was written, and the call has to be made alone */
    withOthers: (values: BatchedWrite['values'], author: Author) =>
      writeBatched(pool, { name, values, ...author }),
    /** Runs in a transaction that holds the lock of the account. */
    alone:
      (client: pg.PoolClient, author: Author): WriteValues =>
      (...values) =>
        writeAlone(client, { name, values, ...author }),
  }
}
