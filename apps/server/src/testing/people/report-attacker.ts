/**
 * An attacker who reads a sponsor's report and knows the rule behind it, all seat lists with their dates, and the
 * number of modules, but not the activity of people in a month.
 */

/** A published month; a weaker rule may publish any numbers. */
export type Figures = { registered: number | null; active: number | null; completed: number | null }

type Counts = { registered: number; active: number; completed: number }
type Draws = { active: number; completed: number }

export type Rule = (
  counts: Counts,
  draws: Draws,
  before: { earlier: readonly Figures[]; modules: number },
) => Figures

/** A possible month: the number of active people, and how many of them completed a module. */
type World = { active: number; completed: number }

/** Groups of fewer than ten people must not be derivable; an attacker who cannot derive nine cannot derive fewer. */
const LARGEST_SECRET_GROUP = 9

const DRAWS: readonly Draws[] = Array.from({ length: 25 }, (_, index) => ({
  active: index % 5,
  completed: Math.floor(index / 5),
}))

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** Counts that a figure may stand for; a selection for a withheld one, which only makes the attacker bolder. */
const guesses = (figure: number | null, most: number): number[] => {
  const wide =
    figure === null
      ? [...numbers(0, LARGEST_SECRET_GROUP), ...numbers(most - LARGEST_SECRET_GROUP, most)]
      : numbers(figure - 8, figure + 8)
  return [...new Set(wide)].filter((count) => count >= 0 && count <= most)
}

const isSame = (one: Figures, other: Figures): boolean =>
  one.registered === other.registered && one.active === other.active && one.completed === other.completed

/** The worlds for which the rule may publish these figures. */
export const worldsBehind = (
  rule: Rule,
  registered: number,
  figures: Figures,
  before: Parameters<Rule>[2],
): World[] =>
  guesses(figures.active, registered).flatMap((active) =>
    guesses(figures.completed, active)
      .filter((completed) =>
        DRAWS.some((draws) => isSame(rule({ registered, active, completed }, draws, before), figures)),
      )
      .map((completed) => ({ active, completed })),
  )

/**
 * Whether the attacker can exclude anything about a group of known people: that a certain number of them completed a
 * module, others only learned, and the rest did nothing.
 */
const revealsGroup = (worlds: readonly World[], registered: number, size: number): boolean => {
  for (const completed of numbers(0, size))
    for (const active of numbers(0, size - completed)) {
      const idle = size - completed - active
      const isPossible = worlds.some(
        (world) =>
          completed <= world.completed &&
          active <= world.active - world.completed &&
          idle <= registered - world.active,
      )
      if (!isPossible) return true
    }
  return false
}

/** Whether a published figure stands for a group of fewer than ten, or leaves fewer than ten outside of it. */
const showsSmallGroup = ({ active, completed }: Figures, worlds: readonly World[], registered: number) =>
  worlds.some(
    (world) =>
      (active !== null && Math.min(world.active, registered - world.active) <= LARGEST_SECRET_GROUP) ||
      (completed !== null &&
        Math.min(world.completed, world.active - world.completed) <= LARGEST_SECRET_GROUP),
  )

type Cell = { least: number; most: number }

const cellsOf = ({ active, completed }: Figures, worlds: readonly World[]): Cell[] => {
  const range = (counts: number[]): Cell => ({ least: Math.min(...counts), most: Math.max(...counts) })
  return [
    ...(active === null ? [] : [range(worlds.map((world) => world.active))]),
    ...(completed === null ? [] : [range(worlds.map((world) => world.completed))]),
  ]
}

/** Whether the difference of any two published figures, of any months, has only one possible value. */
const revealsDifference = (cells: readonly Cell[]): boolean =>
  cells.some((one, index) =>
    cells.slice(index).some((other) => one.most - other.least === one.least - other.most),
  )

type SeenMonth = { people: ReadonlySet<number>; figures: Figures; worlds: World[] }

/** The sizes of the groups that the seat lists of two months distinguish: those who joined, left, stayed. */
const groupsOf = (earlier: SeenMonth, later: SeenMonth): [SeenMonth, number][] => {
  const stayedPeople =
    earlier.people === later.people ? later.people.size : later.people.intersection(earlier.people).size
  return [
    [later, later.people.size - stayedPeople],
    [earlier, earlier.people.size - stayedPeople],
    [earlier, stayedPeople],
    [later, stayedPeople],
  ]
}

const isSecret = (size: number): boolean => size > 0 && size <= LARGEST_SECRET_GROUP

/** The conclusions that can be derived from a report, in words; none, if the rule is good. */
export const attackReport = (months: readonly SeenMonth[]): string[] => {
  const findings = new Set<string>()
  for (const { people, figures, worlds } of months) {
    if (worlds.length === 0) findings.add('the attacker does not understand the rule')
    if (revealsGroup(worlds, people.size, Math.min(LARGEST_SECRET_GROUP, people.size)))
      findings.add('something about nine people of a month')
    if (showsSmallGroup(figures, worlds, people.size)) findings.add('a group of fewer than ten is counted')
  }
  if (revealsDifference(months.flatMap(({ figures, worlds }) => cellsOf(figures, worlds))))
    findings.add('the difference of two figures')
  for (const [index, earlier] of months.entries())
    for (const later of months.slice(index + 1))
      for (const [{ worlds, people }, size] of groupsOf(earlier, later))
        if (isSecret(size) && revealsGroup(worlds, people.size, size))
          findings.add('something about those who joined, left or stayed')
  return [...findings]
}

/**
 * Whether the completed modules of all months together can be those of other people than the nine given ones. Each
 * person completes a limited number of modules; the figures stand for the maximum. By augmenting paths.
 */
export const othersMayHaveCompletedAll = (
  months: readonly SeenMonth[],
  modules: number,
  secret: ReadonlySet<number>,
): boolean => {
  const doneBy = new Map<number, Set<number>>()
  const candidates = months.map(({ people }) => [...people].filter((id) => !secret.has(id)))
  const give = (month: number, visitedMonths: Set<number>): boolean => {
    for (const id of candidates[month] ?? []) {
      const done = doneBy.get(id) ?? new Set<number>()
      if (visitedMonths.has(id) || done.has(month)) continue
      visitedMonths.add(id)
      const isFree = done.size < modules
      const moved = isFree ? undefined : [...done].find((other) => give(other, visitedMonths))
      if (!isFree && moved === undefined) continue
      if (moved !== undefined) done.delete(moved)
      doneBy.set(id, done.add(month))
      return true
    }
    return false
  }
  return months.every(({ figures, worlds }, month) =>
    figures.completed === null
      ? true
      : numbers(1, Math.max(...worlds.map(({ completed }) => completed))).every(() => give(month, new Set())),
  )
}
