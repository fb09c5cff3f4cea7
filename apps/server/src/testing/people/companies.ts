/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export const chanceOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Person = { id: number; wasActive: boolean; completedModules: number }

/** A month of an invented company: who is registered, and how many of them did what. */
type CompanyMonth = { people: ReadonlySet<number>; active: number; completed: number }

export type Company = { modules: number; months: CompanyMonth[] }

const SIZES = [0, 1, 9, 10, 11, 19, 20, 28, 29, 30, 35, 49, 50, 60, 80, 120, 250, 600, 1500, 5000]
const RATES = [0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1]
const MOVES = [0, 0, 1, 1, 2, 5, 9, 10, 11, 40]

/**
 * A company with people who join and leave, of any size to 5,000, with any share of active ones, including none,
 * all, and all but a few. People complete each module once.
 */
export const inventCompany = (seed: number): Company => {
  const chance = chanceOf(seed)
  const pick = (values: readonly number[]): number => values[Math.floor(chance() * values.length)] ?? 0
  const modules = pick([1, 2, 6, 12])
  const [activity, loyalty, completion] = [pick(RATES), pick([0, 0.5, 0.95, 1]), pick(RATES)]
  const size = pick(SIZES) + Math.floor(chance() * 8)
  let next = 0
  const join = (): Person => {
    next += 1
    return { id: next, wasActive: chance() < activity, completedModules: 0 }
  }
  let people = Array.from({ length: size }, join)
  let ids: ReadonlySet<number> = new Set(people.map(({ id }) => id))
  const move = (leaving: number, joining: number): void => {
    if (leaving + joining === 0) return
    const at = Math.floor(chance() * people.length)
    people = [...people.slice(at + leaving), ...people.slice(0, at), ...Array.from({ length: joining }, join)]
    ids = new Set(people.map(({ id }) => id))
  }
  const live = (): CompanyMonth => {
    let [active, completed] = [0, 0]
    for (const person of people) {
      person.wasActive = chance() < loyalty ? person.wasActive : chance() < activity
      if (!person.wasActive) continue
      active += 1
      if (person.completedModules === modules || chance() >= completion) continue
      person.completedModules += 1
      completed += 1
    }
    return { people: ids, active, completed }
  }
  const months = Array.from({ length: 3 + Math.floor(chance() * 22) }, () => {
    const month = live()
    move(pick(MOVES), pick(MOVES))
    return month
  })
  return { modules, months }
}
