import { roundByChance } from '@wohlauf/contract/rules/round-by-chance'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedsInTurn } from '../../../../../../config/slow-tests.ts'
import { type Company, chanceOf, inventCompany } from '../../../testing/people/companies.ts'
import {
  attackReport,
  type Figures,
  othersMayHaveCompletedAll,
  type Rule,
  worldsBehind,
} from '../../../testing/people/report-attacker.ts'
import { type PublishedMonth, publishedMonth } from './published-month.ts'

/** The seeds that invent them. */
const COMPANIES = seedsInTurn(500)
const FEW_COMPANIES = Array.from({ length: 40 }, (_, at) => at + 1)

const nothingBefore = { earlier: [], modules: 6 }
const publish = (registered: number, active: number, completed: number, draw = 0) =>
  publishedMonth({ registered, active, completed }, { active: draw, completed: draw }, nothingBefore)

describe('a figure', () => {
  test.each([
    [20, [20, 20, 20, 20, 20]],
    [21, [20, 20, 20, 20, 25]],
    [22, [20, 20, 20, 25, 25]],
    [24, [20, 25, 25, 25, 25]],
    [0, [0, 0, 0, 0, 0]],
  ])('of %i is rounded to 5 by chance: %j', (count, rounded) => {
    expect([0, 1, 2, 3, 4].map((draw) => roundByChance(count, draw))).toEqual(rounded)
  })

  test.each([
    [0, null],
    [9, null],
    [10, 10],
    [12, 10],
    [13, 15],
    [122, 120],
  ])('of %i registered people is %s: the sponsor knows them', (registered, figure) => {
    expect(publish(registered, 0, 0)).toEqual({ registered: figure, active: null, completed: null })
  })

  test.each([
    [100, 10, null],
    [100, 14, null],
    [100, 15, 15],
    [100, 85, 85],
    [100, 86, 85],
    [100, 90, null],
    [100, 100, null],
    [28, 15, null],
    [29, 15, 15],
    [29, 20, null],
  ])('of %i people, %i active ones are published as %s', (registered, active, figure) => {
    expect(publish(registered, active, 0).active).toBe(figure)
  })

  test.each([
    [60, 15, 15],
    [60, 14, null],
    [60, 40, 40],
    [60, 45, null],
    [60, 60, null],
    [30, 15, null],
  ])('of %i active people, %i with a module are published as %s', (active, completed, figure) => {
    expect(publish(200, active, completed).completed).toBe(figure)
  })

  test('of completed modules is withheld with that of active people', () => {
    expect(publish(60, 58, 30)).toEqual({ registered: 60, active: null, completed: null })
  })

  test('of completed modules is withheld when all months together reveal that nearly all are done', () => {
    const month = { registered: 60, active: 40, completed: 20 }
    const next = (months: number, modules: number) =>
      publishedMonth(month, { active: 0, completed: 0 }, { earlier: Array(months).fill(month), modules })
    expect([next(3, 2).completed, next(4, 2).completed, next(4, 3).completed]).toEqual([20, null, 20])
  })

  /** At most 24 of at least 64 people: the share of one such month is 3/8, so 8 of them make 3 modules and 16 make 6. */
  const share = { registered: 75, active: 60, completed: 20 }
  const after = (earlier: PublishedMonth[], modules: number, counts = share) =>
    publishedMonth(counts, { active: 0, completed: 0 }, { earlier, modules }).completed

  test('of completed modules is shown as long as all months together make at most all modules', () => {
    expect(after(Array(7).fill(share), 3)).toBe(20)
    expect(after(Array(8).fill(share), 3)).toBe(null)
  })

  test('of completed modules stands for as few registered people as it may, when all months are added up', () => {
    expect(after(Array(16).fill(share), 6, { ...share, completed: 15 })).toBe(null)
  })

  test('that is withheld counts nothing when all months are added up', () => {
    const withheld = Array(20).fill({ ...share, completed: null })
    expect(after([...withheld, ...Array(7).fill(share)], 3)).toBe(20)
  })
})

/** The report of a company by a rule, with what the attacker concludes from each month. */
const reportOf = (rule: Rule, { modules, months }: Company, seed: number) => {
  const chance = chanceOf(seed)
  const draw = () => Math.floor(chance() * 5)
  const earlier: Figures[] = []
  return months.map(({ people, active, completed }) => {
    const before = { earlier: [...earlier], modules }
    const registered = people.size
    const figures = rule({ registered, active, completed }, { active: draw(), completed: draw() }, before)
    earlier.push(figures)
    return { people, figures, worlds: worldsBehind(rule, registered, figures, before) }
  })
}

type Attacked = { company: Company; report: ReturnType<typeof reportOf> }

const reportsBy = (rule: Rule, seeds = FEW_COMPANIES): Attacked[] =>
  seeds.map((seed) => {
    const company = inventCompany(seed)
    return { company, report: reportOf(rule, company, seed - 1) }
  })

const attackAll = (reports: readonly Attacked[]): string[] =>
  [...new Set(reports.flatMap(({ report }) => attackReport(report)))].sort()

/** Everything that a rule may publish about a month, with the number of draws that lead to it, of 25. */
const outcomes = (rule: Rule, registered: number, active: number, completed: number): Map<string, number> => {
  const counts = new Map<string, number>()
  for (let draw = 0; draw < 25; draw += 1) {
    const draws = { active: draw % 5, completed: Math.floor(draw / 5) }
    const outcome = JSON.stringify(rule({ registered, active, completed }, draws, nothingBefore))
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return counts
}

/**
 * In how many of 25 draws one person more or less does not show, in the worst case: the attacker knows the activity
 * of all others in the company.
 */
const leastOverlap = (rule: Rule, registered: number): number => {
  let least = 25
  for (let active = 0; active < registered; active += 1)
    for (let completed = 0; completed <= active; completed += 1) {
      const here = outcomes(rule, registered, active, completed)
      const changes = [
        [active + 1, completed],
        [active + 1, completed + 1],
        ...(completed < active ? [[active, completed + 1]] : []),
      ] as [number, number][]
      for (const [toActive, toCompleted] of changes) {
        const there = outcomes(rule, registered, toActive, toCompleted)
        const overlap = [...here].reduce((sum, [outcome, n]) => sum + Math.min(n, there.get(outcome) ?? 0), 0)
        least = Math.min(least, overlap)
      }
    }
  return least
}

describe('an attacker who knows the rule and all seat lists', () => {
  let reports: Attacked[]
  beforeAll(() => {
    reports = reportsBy(publishedMonth, COMPANIES)
  })

  test(`derives no group of fewer than ten from the reports of ${COMPANIES.length} companies, from any months`, () => {
    expect(attackAll(reports)).toEqual([])
  })

  test('has reports with and without figures before them', () => {
    const months = reports.flatMap(({ report }) => report.map(({ figures }) => figures))
    const withheld = months.filter(({ active }) => active === null).length
    const shownCount = months.filter(({ completed }) => completed !== null).length
    expect(Math.min(withheld, shownCount, months.length - withheld - shownCount)).toBeGreaterThan(
      COMPANIES.length / 2,
    )
  })

  test('cannot conclude from all months together that nine people completed a module', () => {
    const few = reports.filter(
      ({ report }) =>
        report.some(({ figures }) => figures.completed !== null) &&
        report.reduce((sum, { people }) => sum + people.size, 0) < 3000,
    )
    expect(few.length).toBeGreaterThan(COMPANIES.length / 25)
    for (const { company, report } of few) {
      const knownPeople = new Set(report.flatMap(({ people }) => [...people]))
      expect(othersMayHaveCompletedAll(report, company.modules, new Set([...knownPeople].slice(0, 9)))).toBe(
        true,
      )
    }
  })

  test('who even knows what all others did sees one person in at most 9 of 25 cases', () => {
    expect([29, 40, 60, 75].map((registered) => leastOverlap(publishedMonth, registered))).toEqual([
      20, 20, 16, 16,
    ])
  })
})

/** Weaker rules. The attacker has to see through each of them: else the tests above would prove nothing. */
const exact: Rule = ({ registered, active, completed }) => ({ registered, active, completed })
const above = (figure: number, least = 15) => (figure >= least ? figure : null)

const withoutComplements: Rule = ({ registered, active, completed }, draws) => ({
  registered,
  active: above(roundByChance(active, draws.active)),
  completed: above(roundByChance(completed, draws.completed)),
})

const withoutGroupSize: Rule = ({ registered, active, completed }, draws) => ({
  registered,
  active: roundByChance(active, draws.active),
  completed: roundByChance(completed, draws.completed),
})

const withoutRounding: Rule = (counts, draws, before) => {
  const { registered, active, completed } = publishedMonth(counts, draws, before)
  return {
    registered,
    active: active && counts.active,
    completed: completed && counts.completed,
  }
}

const columnsApart: Rule = (counts, draws, before) => ({
  ...publishedMonth(counts, draws, before),
  completed: publishedMonth(
    { ...counts, active: counts.completed, completed: 0 },
    { active: draws.completed, completed: 0 },
    before,
  ).active,
})

const toTheNearest: Rule = (counts, _, before) => publishedMonth(counts, { active: 2, completed: 2 }, before)

const byTrueCounts: Rule = ({ registered, active, completed }, draws) => {
  const isShown = active >= 10 && registered - active >= 10
  const isToo = isShown && completed >= 10 && active - completed >= 10
  return {
    registered,
    active: isShown ? roundByChance(active, draws.active) : null,
    completed: isToo ? roundByChance(completed, draws.completed) : null,
  }
}

const withoutMemory: Rule = (counts, draws, { modules }) =>
  publishedMonth(counts, draws, { earlier: [], modules: modules + 99 })

describe('the same attacker sees through a weaker rule', () => {
  test.each([
    ['exact numbers', exact, 'something about nine people of a month'],
    ['no complementary suppression', withoutComplements, 'something about nine people of a month'],
    ['no smallest group', withoutGroupSize, 'a group of fewer than ten is counted'],
    ['rounding to 1', withoutRounding, 'the difference of two figures'],
    ['columns that are checked separately', columnsApart, 'something about nine people of a month'],
  ])('with %s', (_, rule, finding) => {
    expect(attackAll(reportsBy(rule))).toContain(finding)
  })

  test('with no complementary suppression, also those who joined or left', () => {
    expect(attackAll(reportsBy(withoutComplements))).toContain(
      'something about those who joined, left or stayed',
    )
  })

  test.each([
    ['rounding to the nearest', toTheNearest],
    ['the size of the true groups', byTrueCounts],
  ])('with %s, one person more is certain to show', (_, rule) => {
    expect(leastOverlap(rule, 60)).toBe(0)
  })

  test('that forgets earlier months: in the end everybody must have completed everything', () => {
    const people = new Set(Array.from({ length: 60 }, (_, id) => id))
    const months = Array.from({ length: 8 }, () => ({ people, active: 45, completed: 15 }))
    const company = { modules: 2, months }
    const secret = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(othersMayHaveCompletedAll(reportOf(publishedMonth, company, 1), 2, secret)).toBe(true)
    expect(othersMayHaveCompletedAll(reportOf(withoutMemory, company, 1), 2, secret)).toBe(false)
  })
})
