import type { Page } from '@playwright/test'

const STEPS = 6

/** Swipes across the middle of the screen, as touch events of the browser. */
export const swipe = async (page: Page, direction: 'left' | 'right'): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const [from, to] = direction === 'left' ? [0.8, 0.2] : [0.2, 0.8]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: width * share, y: height / 2 }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', from + ((to - from) * step) / STEPS)
  await touch('touchEnd')
  await client.detach()
}
