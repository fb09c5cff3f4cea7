import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Learner } from '../apps/server/src/testing/people/learner.ts'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../config/chromium.ts'
import type { Report } from './report.ts'

/** Records calls that open a window or dialog instead of executing them. */
const NOTE_CALLS = `
  globalThis.ran = []
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) globalThis[name] = (...given) => void ran.push(name + '(' + given.join() + ')')`

/** Elements and attributes that content must never bring into a page. */
const INTRUDERS = `(() => {
  const root = document.querySelector('main') ?? document.body
  const intruders = [...root.querySelectorAll('script, iframe, object, embed, base, meta, link, form[action], [formaction], [srcdoc], math, marquee, audio, template')]
  for (const each of document.querySelectorAll('*'))
    for (const { name, value } of each.attributes)
      if (/^on/i.test(name) || (/^(href|src|xlink:href|action)$/i.test(name) && /^[\\s\\x00-\\x20]*(javascript|vbscript|data:text|file):/i.test(value)))
        intruders.push(each)
  for (const each of root.querySelectorAll('p, div, strong, a, span'))
    if (each.textContent === 'Bitte melde dich neu an' && getComputedStyle(each).position === 'fixed') intruders.push(each)
  return [...new Set(intruders)].map((each) => each.outerHTML.slice(0, 300))
})()`

/** Clicks all answers and options, so that explanations and reactions are rendered. */
const PRESS = `for (const each of document.querySelectorAll('main fieldset button, main [role=radio], main [role=radiogroup] button, main [role=group] button, main input[type=radio]')) each.click()`

const SETTLED_MS = 20_000
const QUIET_MS = 300

/** @returns a function that waits until no request has been open for 300 ms, or 20 s at most */
const watchRequests = (page: Page): (() => Promise<void>) => {
  let open = 0
  let quietSince = Date.now()
  const end = () => {
    open -= 1
    quietSince = Date.now()
  }
  page.on('request', () => (open += 1))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const start = Date.now()
    const isQuiet = () => open === 0 && Date.now() - Math.max(start, quietSince) >= QUIET_MS
    while (!isQuiet()) {
      if (Date.now() - start > SETTLED_MS) throw new Error(`${open} requests are still open`)
      await sleep(50)
    }
  }
}

export type WatchedBrowser = {
  /** Opens a path as a user, waits for it to settle, and reports executed scripts, foreign requests and forbidden elements. */
  read: (as: Learner, path: string) => Promise<void>
  /** Likewise with the editor of the nth element (modulo their number) of a manager's page. */
  edit: (as: Learner, path: string, nth: number) => Promise<void>
  close: () => Promise<void>
}

/** A Chromium whose requests are limited to the product, and which reports the effects of payloads. */
export const openWatchedBrowser = async (port: number, report: Report): Promise<WatchedBrowser> => {
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })

  const open = async ({ as, app, user }: Learner, path: string) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const settle = watchRequests(page)
    const where = `${path} as ${user.role}`
    page.on('dialog', (dialog) => {
      report.finding('a dialog opened', `${where}: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('popup', (popup) => report.finding('a window opened', `${where}: ${popup.url()}`))
    await page.route('**', async (route) => {
      report.count()
      const url = new URL(route.request().url())
      if (url.port === String(port) || ['data:', 'blob:'].includes(url.protocol)) return route.continue()
      report.finding('a foreign request', `${where}: ${url.href.slice(0, 300)}`)
      await route.abort()
    })
    page.on('framenavigated', (frame) => {
      if (
        frame === page.mainFrame() &&
        frame.url() !== 'about:blank' &&
        new URL(frame.url()).host !== app.host
      )
        report.finding('the page left the app', `${where}: ${frame.url()}`)
    })
    page.on('pageerror', (error) => report.finding('the page broke', `${where}: ${String(error)}`))
    const entries = JSON.stringify({ 'auth-token': as.token, 'app-id': app.appId, 'user-id': user.id })
    await page.addInitScript(
      `${NOTE_CALLS}; for (const [name, value] of Object.entries(${entries})) localStorage.setItem(name, value)`,
    )
    await page.goto(`http://${app.host}${path}`, { timeout: SETTLED_MS })
    await settle()
    return { page, settle }
  }

  const check = async (page: Page, where: string): Promise<void> => {
    const ran = (await page.evaluate('ran')) as string[]
    if (ran.length > 0) report.finding('a script ran', `${where}: ${ran.slice(0, 5).join(' ')}`)
    const intruders = (await page.evaluate(INTRUDERS)) as string[]
    if (intruders.length > 0)
      report.finding('a forbidden element is in the page', `${where}: ${intruders.slice(0, 3).join('\n')}`)
    const text = (await page.evaluate('document.body.innerText')) as string
    if (text.length < 50) report.finding('an empty page', `${where}: ${text}`)
  }

  return {
    read: async (as, path) => {
      const { page, settle } = await open(as, path)
      await page.evaluate(PRESS)
      await settle()
      await check(page, `${path} as ${as.user.role}`)
      await page.context().close()
    },
    edit: async (as, path, nth) => {
      const { page, settle } = await open(as, path)
      const buttons = page.locator('[aria-label^="Bearbeiten"]')
      await buttons.first().waitFor({ timeout: SETTLED_MS })
      await buttons.nth(nth % (await buttons.count())).dispatchEvent('click')
      // In the element's row, or in a dialog.
      await page.getByRole('button', { name: 'Speichern' }).first().waitFor({ timeout: SETTLED_MS })
      await settle()
      await check(page, `${path}, element ${nth} being edited`)
      await page.context().close()
    },
    close: () => browser.close(),
  }
}
