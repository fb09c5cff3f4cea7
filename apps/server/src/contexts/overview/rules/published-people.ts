import { isLargeEnough } from '@wohlauf/contract/rules/large-enough'
import { roundByChance } from '@wohlauf/contract/rules/round-by-chance'

/**
 * Null: withheld, because the group or all others are fewer than ten people for some count that the figure may stand for.
 * @param draw 0 to 4
 * @param learners of the app
 */
export const publishedPeople = (count: number, draw: number, learners: number): number | null => {
  const figure = roundByChance(count, draw)
  return isLargeEnough(figure, learners) ? figure : null
}
