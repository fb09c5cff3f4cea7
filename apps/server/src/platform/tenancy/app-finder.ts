import type pg from 'pg'

/** @returns the id of the app that a host leads to; null when it leads to none */
export type FindApp = (host: string) => Promise<string | null>

/** One question of a host that is being answered, and the one that follows it. */
type Turn = { running: Promise<unknown>; next?: Promise<string | null> }

/**
 * Finds apps by one statement, without a transaction and without keeping anything. Who asks for a host while it is being asked
 * for shares the next question with all others who do: one that was sent after each of them had come, so that nobody gets
 * an answer from before.
 */
export const createAppFinder = (pool: Pick<pg.Pool, 'query'>): FindApp => {
  const turns = new Map<string, Turn>()

  const ask: FindApp = async (host) => {
    const { rows } = await pool.query<{ id: string | null }>({
      name: 'find-app',
      text: 'SELECT resolver.find_app($1) AS id',
      // Hosts are kept in lower case and may be sent in any.
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
