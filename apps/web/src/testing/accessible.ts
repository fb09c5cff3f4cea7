import axe from 'axe-core'
import { expect } from 'vitest'

/** WCAG 2.2, levels A and AA, with what they took over from the earlier ones; the same as in the journeys. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing that axe looks for is wrong with what is shown just now. What the test's own frame is like is left out. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, { runOnly: RULES })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect(found, 'what axe finds').toEqual([])
}
