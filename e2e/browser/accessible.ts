import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { faultsIn, RULES } from '../../apps/web/src/testing/axe-rules.ts'
import { heardWrongly } from '../../apps/web/src/testing/heard-wrongly.ts'
import { recordScreen } from './walk.ts'

/** Waits until the page itself stands in place of its outline or first screen (docs/decisions/0098). */
export const expectTakenOver = (page: Page): Promise<void> => expect(page.locator('#waiting')).toHaveCount(0)

/**
 * Waits until everything is loaded and no transition is running. Endless animations do not count, nor does
 * folded content, which loads its answers when it is opened.
 */
export const expectSettled = async (page: Page): Promise<void> => {
  await expectTakenOver(page)
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[aria-busy="true"]')].some((busy) => busy.checkVisibility()),
  )
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
 * Whether an element lies behind a modal dialog: it cannot be pressed there, and the scroll position decides
 * which button of the dialog lies over it.
 */
const isBehindDialog = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((target) => {
    const uppermost = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1)
    return uppermost !== undefined && !uppermost.contains(document.querySelector(target))
  }, selector)

/**
 * Whether a target is large enough when it is fully visible: the scroll position decides how much of it the
 * fixed foot of a dialog or a bar covers.
 */
const isLargeInFullView = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(async (target) => {
    document.querySelector(target)?.scrollIntoView({ block: 'center' })
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(target, {
      runOnly: ['target-size'],
    })
    return violations.length === 0
  }, selector)

/** An open menu or list has the focus, and is read as what its button opened: it needs no landmark around it. */
const isInPopup = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (target) => Boolean(document.querySelector(target)?.closest('[role="menu"], [role="listbox"]')),
    selector,
  )

/** Axe's complaints about the current screen. */
const complaintsOf = async (page: Page, part: string, rules: readonly string[]): Promise<string[]> => {
  const results = await page.evaluate(
    ([selector, runOnly]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: [...runOnly],
        // Describing all passed rules would take half of the time.
        resultTypes: ['violations', 'incomplete'],
        // Only videos have a frame, which shows another site.
        iframes: false,
      }),
    [part, rules] as const,
  )
  const complaints: string[] = []
  for (const { id, nodes } of faultsIn(results))
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ')
      const isTarget = id === 'target-size'
      if (isTarget && ((await isBehindDialog(page, selector)) || (await isLargeInFullView(page, selector))))
        continue
      if (id === 'region' && (await isInPopup(page, selector))) continue
      complaints.push(`${id}: ${selector}\n${failureSummary}`)
    }
  return complaints
}

/**
 * Expects no violations of axe on the current screen, nor of its colours when the device prefers dark ones.
 *
 * @param part a selector: only this part is checked, because it covers the rest
 */
export const expectAccessible = async (page: Page, part = 'html'): Promise<void> => {
  await expectSettled(page)
  // Injected once for each document: parsing its 600 KB takes longer than checking a screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect(await complaintsOf(page, part, RULES), `axe violations at ${page.url()}`).toEqual([])
  expect(await page.evaluate(heardWrongly), `heard wrongly at ${page.url()}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSettled(page)
  const inDark = await complaintsOf(page, part, ['color-contrast'])
  expect(inDark, `axe violations at ${page.url()} in a dark appearance`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  recordScreen(page)
}

/** WCAG 1.4.10: no horizontal scrolling is needed to read. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await expectSettled(page)
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  // An open menu is positioned again a few frames after the window has changed its width.
  await expect.poll(beyond, `pixels beyond the right edge at ${page.url()}`).toBeLessThanOrEqual(0)
}
