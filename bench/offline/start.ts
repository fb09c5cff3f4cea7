import type { BrowserContext, Page } from '@playwright/test'

/** Lighthouse's phone: a fourth of the machine's speed. The worker's own thread is not slowed down by it. */
const CPU_SLOWDOWN = 4
const PATIENCE_MS = 60_000
/** Answers are stored two seconds after the first one, with the pictures in idle moments after that. */
const SETTLE_MS = 6000

/** A page's address and its heading. */
export type Visit = { path: string; heading: string }

/** Milliseconds since the address was entered. */
export type StartTimes = { firstPaint: number; content: number }

const headingOf = async (page: Page): Promise<string> =>
  (await page.locator('main h1').first().textContent()) ?? ''

/** Opens it with a network, so that worker and device have the necessary data. */
export const openBefore = async (page: Page, base: string, path: string): Promise<Visit> => {
  await page.goto(`${base}${path}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  return { path, heading: await headingOf(page) }
}

/** An expression: the moment at which the page has its heading and awaits nothing. */
const momentOf = (heading: string): string => `new Promise((resolve, reject) => {
  const look = () => {
    const main = document.querySelector('main')
    const isThere = main?.querySelector('h1')?.textContent === ${JSON.stringify(heading)}
    const nowMs = performance.now()
    if (isThere && !main.querySelector('[aria-busy="true"]')) resolve(nowMs)
    else if (nowMs > ${PATIENCE_MS}) reject(new Error('there is no heading ' + ${JSON.stringify(heading)}))
    else requestAnimationFrame(look)
  }
  look()
})`

/** Opens the page in a new tab, until it has its heading and awaits nothing. */
export const timeStart = async (
  context: BrowserContext,
  base: string,
  { path, heading }: Visit,
): Promise<StartTimes> => {
  const page = await context.newPage()
  try {
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(`${base}${path}`, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const content = await page.evaluate<number>(momentOf(heading))
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    return { firstPaint, content }
  } finally {
    await page.close()
  }
}
