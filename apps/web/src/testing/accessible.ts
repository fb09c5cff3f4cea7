import axe from 'axe-core'
import { expect } from 'vitest'

/** WCAG 2.2, levels A and AA, including the criteria of earlier versions; the same as in the journeys. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** With reduced motion every change of a colour takes a frame: axe would judge the colours before it. */
const changesEnd = async (): Promise<void> => {
  await new Promise(requestAnimationFrame)
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(changes.map(({ finished }) => finished))
}

/** Axe finds nothing wrong on the current screen. The test's own frame is excluded. */
export const expectAccessible = async (): Promise<void> => {
  await changesEnd()
  const { violations } = await axe.run(document.body, { runOnly: RULES })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect(found, 'axe violations').toEqual([])
}
