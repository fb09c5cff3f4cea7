import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Figures, Measurements } from './in-turns.ts'
import { inFreshContext, logIn } from './slow-line.ts'
import { CPU_SLOWDOWN, cpuOfTasks, trace } from './thread-cpu.ts'

/** A finger stays on the screen for about as long. */
const TOUCH_MS = 100
/** Until the page has loaded what comes after its content. */
const SETTLE_MS = 6000
/** Until all tasks of a press have ended. */
const END_MS = 400

/** Marks the moments at which each press begins to count, and at which what it shows is painted. */
const MARK_EVENTS = `
  for (const type of ['click', 'keydown'])
    addEventListener(type, () => performance.mark('pressed'), { capture: true })
  window.untilPainted = (selector) => new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)?.checkVisibility()) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => resolve(performance.mark('painted'))))
    }
    requestAnimationFrame(look)
  })`

/** CPU of the page's thread from the press until what it shows is painted, on a phone. */
const cpuOfPress = async (page: Page, press: () => Promise<void>, shown: string): Promise<number> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('the context has no browser')
  const events = await trace(browser, page, async () => {
    const painted = page.evaluate(`untilPainted(${JSON.stringify(shown)})`)
    await press()
    await painted
    await page.waitForTimeout(END_MS)
  })
  const [pressed, painted] = ['pressed', 'painted'].map((mark) =>
    events.findLast(({ name }) => name === mark),
  )
  if (!pressed || !painted) throw new Error('the press was not marked')
  return (
    CPU_SLOWDOWN *
    cpuOfTasks(events, pressed)
      // The press is marked within its task.
      .filter(({ begin, end }) => end > pressed.ts && begin < painted.ts)
      .reduce((total, { cpu }) => total + cpu, 0)
  )
}

const touch = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox()
  if (!box) throw new Error('what is to be pressed is not visible')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(TOUCH_MS)
  await page.mouse.up()
}

const pressAll = async (context: BrowserContext, base: string): Promise<Figures> => {
  await logIn(context, base)
  const page = await context.newPage()
  await page.addInitScript(MARK_EVENTS)
  await page.goto(`${base}/ernaehrungstagebuch`)
  await page.waitForTimeout(SETTLE_MS)
  const menu = await cpuOfPress(
    page,
    () => touch(page, page.getByRole('button', { name: 'Profil' })),
    '[role="menu"]',
  )
  await page.keyboard.press('Escape')
  await page.waitForTimeout(SETTLE_MS)
  const entry = await cpuOfPress(
    page,
    () => touch(page, page.getByRole('button', { name: 'Neuer Eintrag' })),
    '[role="dialog"] textarea',
  )
  await page.waitForTimeout(SETTLE_MS / 2)
  const letter = await cpuOfPress(page, () => page.keyboard.press('a'), 'textarea:not(:placeholder-shown)')
  return {
    'menu, ms': menu,
    'new entry of the diary, ms': entry,
    'first letter in its field, ms': letter,
  }
}

/** Presses on a phone, by the CPU of the page's thread at a fourth of this machine's speed. */
export const pressesOnPhone = (base: string): Measurements => ({
  'diary of a member': () => inFreshContext(undefined, (context) => pressAll(context, base)),
})
