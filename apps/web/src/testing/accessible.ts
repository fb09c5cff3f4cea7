import axe from 'axe-core'
import { expect } from 'vitest'

/** WCAG 2.2, levels A and AA, including the criteria of earlier versions; the same as in the journeys. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Axe finds nothing wrong on the current screen. The test's own frame is excluded. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, {
    runOnly: RULES,
    // What is right need not be described.
    resultTypes: ['violations'],
  })
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect(faults, 'axe violations').toEqual([])
}
