import { type Chance, estimatePart } from '@wohlauf/contract/rules/estimate-people'
import { roundByChance } from '@wohlauf/contract/rules/round-by-chance'
import { nextEstimates, READ } from '../../contexts/overview/rules/reading-estimates.ts'
import { chanceOf } from './companies.ts'

/**
 * An attacker who maintains a module, made all other accounts in it, knows the rule behind the figures, and wants to
 * know whether one person has read certain pages.
 */

/** What happened in a month for the first time: people who did anything, and people who reached each page. */
type Month = { group: number; pages: readonly number[] }

/** Null: withheld. */
type Figures = readonly (number | null)[]

/** The figures of all pages, month by month. */
export type Rule = (months: readonly Month[], chance: Chance) => Figures[]

export const chanceOfSeed = (seed: number): Chance => {
  const next = chanceOf(seed)
  return (size) => Uint8Array.from({ length: size }, () => next() * 256)
}

const NONE = { modulePageId: null, contentElementId: null, quizAnswerId: null }
const LEARNERS = 1000

/** The product's rule. */
export const estimates: Rule = (months, chance) => {
  let lastEstimates: ReturnType<typeof nextEstimates> = []
  return months.map(({ group, pages }, month) => {
    const parts = pages.map((_, page) => ({ ...READ, kind: 'REACHED' as const, modulePageId: `${page}` }))
    const counts = parts.map((part, page) => ({ ...part, people: pages[page] ?? 0 }))
    lastEstimates = nextEstimates(
      lastEstimates,
      [READ, ...parts],
      [...counts, { ...NONE, kind: null, people: group }],
      `${month}`,
      chance,
    )
    return parts.map(
      ({ modulePageId }) =>
        lastEstimates.find((each) => each.modulePageId === modulePageId)?.estimate ?? null,
    )
  })
}

const sumsOf = (months: readonly Month[]): Month[] =>
  months.map((_, last) => {
    const soFar = months.slice(0, last + 1)
    return {
      group: soFar.reduce((sum, { group }) => sum + group, 0),
      pages:
        soFar[0]?.pages.map((_, page) => soFar.reduce((sum, { pages }) => sum + (pages[page] ?? 0), 0)) ?? [],
    }
  })

const rounded = (count: number, draw: number): number | null => {
  const figure = roundByChance(count, draw)
  return figure >= 15 && figure <= LEARNERS - 15 ? figure : null
}

const drawFrom = (chance: Chance): number => (chance(1)[0] ?? 0) % 5

/** A weaker rule: all people so far are rounded by chance each month, with one draw for all pages. */
export const oneDrawForAModule: Rule = (months, chance) =>
  sumsOf(months).map(({ pages }) => {
    const draw = drawFrom(chance)
    return pages.map((count) => rounded(count, draw))
  })

/** A weaker rule: the same with a draw for each page. */
export const oneDrawForEachPage: Rule = (months, chance) =>
  sumsOf(months).map(({ pages }) => pages.map((count) => rounded(count, drawFrom(chance))))

/** A weaker rule: the same people are estimated again each month. */
export const estimatesOfAllSoFar: Rule = (months, chance) =>
  sumsOf(months).map(({ group, pages }) => pages.map((count) => estimatePart(count, group, chance)))

/** A weaker rule: exactly twenty people make figures appear. */
export const byTrueSize: Rule = (months, chance) =>
  months.map(({ group, pages }) =>
    pages.map((count) => (group < 20 ? null : estimatePart(count, group, chance))),
  )

const sum = (figures: Figures): number => figures.reduce<number>((all, figure) => all + (figure ?? 0), 0)

type Attack = {
  /** The attacker's own accounts: who did anything, and how many of them reached each page. */
  own: Month
  /** The pages that the person has read, or has not. */
  secret: readonly number[]
  months?: number
  /** The higher, the likelier they were read. From which score on, the attacker has tried with the rule. */
  score: (months: Figures[]) => number
}

const PAGES = Array.from({ length: 12 }, (_, page) => page)

/** Pages with all five remainders, of which the person can have reached the first five only. */
export const byLadders: Attack = {
  own: { group: 30, pages: [20, 21, 22, 23, 24, 20, 21, 22, 23, 24] },
  secret: [0, 1, 2, 3, 4],
  score: ([figures = []]) => sum(figures.slice(0, 5)) - sum(figures.slice(5)),
}

/** Pages whose figure would stay without the person. */
export const bySteps: Attack = {
  own: { group: 25, pages: PAGES.map(() => 20) },
  secret: PAGES,
  score: ([figures = []]) => Math.max(...figures.map((figure) => figure ?? 0)),
}

/** The sum of twelve pages in a month. */
export const bySums: Attack = {
  own: { group: 25, pages: PAGES.map(() => 20) },
  secret: PAGES,
  score: ([figures = []]) => sum(figures),
}

/** The sum of twelve pages in two years in which nothing happens any more. */
export const byYears: Attack = {
  ...bySums,
  months: 24,
  score: (months) => months.reduce((all, figures) => all + sum(figures), 0),
}

/** One account too few for figures. */
export const byThreshold: Attack = {
  own: { group: 19, pages: [10] },
  secret: [0],
  score: ([figures = []]) => figures.filter((figure) => figure !== null).length,
}

type Game = { hasRead: boolean; score: number }

const play = (rule: Rule, { own, secret, months = 1, score }: Attack, seed: number): Game => {
  const hasRead = seed % 2 === 0
  const first = {
    group: own.group + Number(hasRead),
    pages: own.pages.map((count, page) => count + Number(hasRead && secret.includes(page))),
  }
  const quiet = { group: 0, pages: own.pages.map(() => 0) }
  const all = [first, ...Array.from({ length: months - 1 }, () => quiet)]
  return { hasRead, score: score(rule(all, chanceOfSeed(seed))) }
}

const shareRight = (games: readonly Game[], least: number): number =>
  games.filter(({ hasRead, score }) => score >= least === hasRead).length / games.length

/** How often the attacker is right, of 1; guessing makes 0.5. */
export const successOf = (rule: Rule, attack: Attack, games: number): number => {
  const played = Array.from({ length: 2 * games }, (_, at) => play(rule, attack, at + 1))
  const [tried, real] = [played.slice(0, games), played.slice(games)]
  const scores = [...new Set(tried.map(({ score }) => score))]
  const [best = 0] = scores.sort((one, other) => shareRight(tried, other) - shareRight(tried, one))
  return shareRight(real, best)
}
