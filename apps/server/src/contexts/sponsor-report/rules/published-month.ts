import { isLargeEnough, MAX_ROUNDING } from '@wohlauf/contract/rules/large-enough'
import { roundByChance } from '@wohlauf/contract/rules/round-by-chance'
import { MIN_GROUP_SIZE, REPORT_STEP } from '@wohlauf/contract/values/limits/report-limits'

/** The true counts. Those who completed a module are among the active ones, and those among the registered ones. */
export type Counts = { registered: number; active: number; completed: number }

/** A random number that is added before rounding down, each 0 to 4 with the same probability. */
export type Draws = { active: number; completed: number }

/** The public figures of a month. Null: withheld. */
export type PublishedMonth = { registered: number | null; active: number | null; completed: number | null }

/** How far a figure that was rounded to the nearest step may be from the true count. */
const NEAR = Math.floor(REPORT_STEP / 2)

const roundToNearest = (count: number): number => Math.round(count / REPORT_STEP) * REPORT_STEP

/**
 * An upper bound of the share of people who completed a module in a month, when any nine of them have been set
 * aside. A month without a figure counts nothing: perhaps no module was completed.
 */
const shareOf = ({ registered, completed }: PublishedMonth): number =>
  registered === null || completed === null
    ? 0
    : (completed + MAX_ROUNDING) / (registered - NEAR - (MIN_GROUP_SIZE - 1))

/**
 * Whether the figures for completed modules, of all months together, still leave open who has completed what: each
 * module counts once per person, so figures that add up to nearly all modules of all people would reveal that each
 * of them is done.
 */
const isStillOpen = (months: readonly PublishedMonth[], modules: number): boolean =>
  months.reduce((sum, month) => sum + shareOf(month), 0) <= modules

type Before = {
  /** The sponsor's months published so far. */
  earlier: readonly PublishedMonth[]
  /** The modules that can be completed. */
  modules: number
}

/**
 * The published figures of a month (`docs/decisions/0036-sponsor-report.md`). Whether a figure is withheld is
 * decided by the rounded figures and by the number of registered people, which the sponsor knows: so withholding
 * reveals no more than the figure would.
 */
export const publishedMonth = (
  counts: Counts,
  draws: Draws,
  { earlier, modules }: Before,
): PublishedMonth => {
  const registered = counts.registered >= MIN_GROUP_SIZE ? roundToNearest(counts.registered) : null
  const active = roundByChance(counts.active, draws.active)
  if (!isLargeEnough(active, counts.registered)) return { registered, active: null, completed: null }
  const completed = roundByChance(counts.completed, draws.completed)
  const month = { registered, active, completed }
  const isShown = isLargeEnough(completed, active - MAX_ROUNDING) && isStillOpen([...earlier, month], modules)
  return isShown ? month : { ...month, completed: null }
}
