import { expect, type Page } from '@playwright/test'
import { expectSettled } from './accessible.ts'

/** Chromium calls a page with 0.1 good; less than this limit is not visible. */
const MAX_SHIFT = 0.05

type Shift = { value: number; moved: string[] }
type Observed = { shifts?: Shift[] }
type Entry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/**
 * Records every shift of the layout that no press explains, in each document that the page opens from now on.
 */
export const observeShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    ;(window as Observed).shifts = shifts
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'a removed element'
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all shifts since the document was opened. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => ((window as Observed).shifts ?? []).reduce((total, { value }) => total + value, 0))

/**
 * Checks the shifts since the last call.
 * @param name of the screen, which is opened and settled
 */
export const expectNothingJumped = async (page: Page, name: string): Promise<void> => {
  await expectSettled(page)
  const shifts = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as Observed).shifts?.splice(0) ?? []
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const report = shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(', ')}`).join('\n')
  expect.soft(sum, `${name} jumps\n${report}`).toBeLessThan(MAX_SHIFT)
}
