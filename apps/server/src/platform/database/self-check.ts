import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { StartError } from '../config/start-error.ts'

/** What is not protected as it must be; empty when all is well. */
export const findProtectionGaps = async (client: pg.ClientBase): Promise<string[]> => {
  const text = await readFile(new URL('self-check.sql', import.meta.url), 'utf8')
  const { rows } = await client.query<{ problem: string }>(text)
  return rows.map((row) => row.problem)
}

/** @throws StartError naming every gap: better no service than one that mixes tenants. */
export const selfCheck = async (client: pg.ClientBase): Promise<void> => {
  const gaps = await findProtectionGaps(client)
  if (gaps.length > 0) throw new StartError(`The database does not protect its tenants: ${gaps.join('; ')}.`)
}
