import type { Binding } from '../../platform/database/binding.ts'
import { createPool } from '../../platform/database/pool.ts'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { bind } from '../../platform/database/transaction.ts'
import type { TestServer } from '../test-server.ts'

type Found = { rows: { [column: string]: unknown }[]; rowCount: number | null }
export type Query = (text: string, values?: unknown[]) => Promise<Found>

/** Rolls statements back; uses one connection for all. */
export const runAsRuntime = (testServer: Pick<TestServer, 'adminUrl' | 'secretKey'>) => {
  const pool = createPool(urlFor(testServer.adminUrl, ROLES.runtime, testServer.secretKey), 1, () => {})
  return {
    asRuntime: async <T>(binding: Binding | null, work: (query: Query) => Promise<T>): Promise<T> => {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        if (binding) await bind(client, binding)
        return await work((text, values) => client.query(text, values))
      } finally {
        await client.query('ROLLBACK')
        client.release()
      }
    },
    end: () => pool.end(),
  }
}

/** The number of rows that a statement affected; `closed` when it is not permitted. */
export const affectedRows = async (statement: Promise<Found>): Promise<number | 'closed'> =>
  statement.then(
    ({ rowCount }) => rowCount ?? 0,
    (error: { code?: string }) => {
      if (error.code === '42501') return 'closed'
      throw error
    },
  )
