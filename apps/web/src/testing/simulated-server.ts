import type { QueuedCommand } from '../device/database.ts'

/** The simulated server's data; each operation has the key by which it is idempotent in the product. */
export type ServerState = {
  ticks: Record<string, string>
  points: string[]
  entries: string[]
  ratings: string[]
  pages: number
}

export const emptyState = (): ServerState => ({ ticks: {}, points: [], entries: [], ratings: [], pages: 0 })

type Input = { id: string; day: string; page: number }

const addOnce = (list: string[], id: string): void => {
  if (!list.includes(id)) list.push(id)
}

/** @returns whether the command is accepted; a refusal changes nothing */
export const apply = (state: ServerState, { operation, input }: QueuedCommand): boolean => {
  const { id, day, page } = input as Input
  if (operation === 'tick') {
    state.ticks[day] ??= id
    addOnce(state.points, day)
  } else if (operation === 'undo') {
    if (state.ticks[day] === id) delete state.ticks[day]
  } else if (operation === 'entry') addOnce(state.entries, id)
  else if (operation === 'rating') addOnce(state.ratings, id)
  else if (operation === 'page') {
    if (page > state.pages + 1) return false
    state.pages = Math.max(state.pages, page)
  } else return false
  return true
}
