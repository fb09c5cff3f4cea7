import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA, with what they took over from the earlier ones. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Everything has come, and nothing is on its way from one look to another; what pulses for ever counts as standing still. */
export const expectSettled = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || !Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      ),
  )
}

/**
 * Nothing that axe looks for is wrong with what is shown just now.
 *
 * @param part a selector: only this is looked at, because it lies over the rest
 */
export const expectAccessible = async (page: Page, part = 'html'): Promise<void> => {
  await expectSettled(page)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).include(part).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect(found, `what axe finds at ${page.url()}`).toEqual([])
}

/** WCAG 1.4.10: nobody has to scroll sideways to read. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await expectSettled(page)
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond, `pixels beyond the right edge at ${page.url()}`).toBeLessThanOrEqual(0)
}
