import type pg from 'pg'

/** @returns null for an unknown host */
export type FindApp = (host: string) => Promise<string | null>

type Turn = { running: Promise<unknown>; next?: Promise<string | null> }

/**
 * Finds apps by one statement, without a transaction and without caching. Callers for a host that is being
 * queried share the next query, sent after each of them has called: no caller gets an older answer.
 */
export const createAppFinder = (pool: Pick<pg.Pool, 'query'>): FindApp => {
  const turns = new Map<string, Turn>()

  const ask: FindApp = async (host) => {
    const { rows } = await pool.query<{ id: string | null }>({
      name: 'find-app',
      text: 'SELECT resolver.find_app($1) AS id',
      // Hosts are stored in lower case and may be sent in any.
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
