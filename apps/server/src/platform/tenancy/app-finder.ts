import type pg from 'pg'
import { SCHEMAS } from '../database/function-schemas.ts'

/** @returns null for an unknown host */
export type FindApp = (host: string) => Promise<string | null>

type Turn = { running: Promise<unknown>; next?: Promise<string | null> }

/** Callers share the next query for their host, sent after each of them: no answer is older than its call. */
export const createAppFinder = (pool: Pick<pg.Pool, 'query'>): FindApp => {
  const turns = new Map<string, Turn>()

  const ask: FindApp = async (host) => {
    const { rows } = await pool.query<{ id: string | null }>({
      name: 'find-app',
      text: `SELECT ${SCHEMAS.resolver}.find_app($1) AS id`,
      // Hosts are stored in lower case and may be sent in any case.
      values: [host.toLowerCase()],
    })
    return rows[0]?.id ?? null
  }

  const start: FindApp = (host) => {
    const running = ask(host)
    const turn: Turn = { running }
    turns.set(host, turn)
    const end = () => {
      if (!turn.next) turns.delete(host)
    }
    running.then(end, end)
    return running
  }

  return (host) => {
    const turn = turns.get(host)
    if (!turn) return start(host)
    turn.next ??= turn.running.catch(() => null).then(() => start(host))
    return turn.next
  }
}
