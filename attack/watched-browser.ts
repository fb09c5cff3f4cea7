import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import type { Learner } from '../apps/server/src/testing/learner.ts'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../chromium.config.ts'
import type { Report } from './report.ts'

/** Records calls that open a window or dialog instead of executing them. */
const NOTE_CALLS = `
  globalThis.ran = []
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) globalThis[name] = (...given) => void ran.push(name + '(' + given.join() + ')')`

/** Elements and attributes that content must never bring into a page. */
const INTRUDERS = `(() => {
  const root = document.querySelector('main') ?? document.body
  const found = [...root.querySelectorAll('script, iframe, object, embed, base, meta, link, form[action], [formaction], [srcdoc], math, marquee, audio, template')]
  for (const each of document.querySelectorAll('*'))
    for (const { name, value } of each.attributes)
      if (/^on/i.test(name) || (/^(href|src|xlink:href|action)$/i.test(name) && /^[\\s\\x00-\\x20]*(javascript|vbscript|data:text|file):/i.test(value)))
        found.push(each)
  for (const each of root.querySelectorAll('p, div, strong, a, span'))
    if (each.textContent === 'Bitte melde dich neu an' && getComputedStyle(each).position === 'fixed') found.push(each)
  return [...new Set(found)].map((each) => each.outerHTML.slice(0, 300))
})()`

/** Clicks all answers and options, so that explanations and reactions are rendered. */
const PRESS = `for (const each of document.querySelectorAll('main fieldset button, main [role=radio], main [role=radiogroup] button, main [role=group] button, main input[type=radio]')) each.click()`

const SETTLED_MS = 20_000

export type WatchedBrowser = {
  /** Opens a path as a user, waits for it to settle, and reports executed scripts, foreign requests and forbidden elements. */
  read: (as: Learner, path: string) => Promise<void>
  /** Likewise with the editor of the nth element (modulo their number) of a manager's page. */
  edit: (as: Learner, path: string, nth: number) => Promise<void>
  close: () => Promise<void>
}

/** A Chromium whose requests are limited to the product, and which reports the effects of payloads. */
export const openWatchedBrowser = async (port: number, report: Report): Promise<WatchedBrowser> => {
  const browser: Browser = await puppeteer.launch({
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_FLAGS,
    defaultViewport: { width: 1440, height: 900 },
  })

  const open = async ({ as, app, user }: Learner, path: string): Promise<Page> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const where = `${path} as ${user.role}`
    page.on('dialog', (dialog) => {
      report.finding('a dialog opened', `${where}: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('popup', (opened) => report.finding('a window opened', `${where}: ${opened?.url()}`))
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      report.count()
      const url = new URL(request.url())
      if (url.port === String(port) || ['data:', 'blob:'].includes(url.protocol))
        return void request.continue()
      report.finding('a foreign request', `${where}: ${request.url().slice(0, 300)}`)
      void request.abort()
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
    const kept = JSON.stringify({ 'auth-token': as.token, 'app-id': app.appId, 'user-id': user.id })
    await page.evaluateOnNewDocument(
      `${NOTE_CALLS}; for (const [name, value] of Object.entries(${kept})) localStorage.setItem(name, value)`,
    )
    await page.goto(`http://${app.host}${path}`, { waitUntil: 'networkidle0', timeout: SETTLED_MS })
    return page
  }

  const judge = async (page: Page, where: string): Promise<void> => {
    const ran = (await page.evaluate('ran')) as string[]
    if (ran.length > 0) report.finding('a script ran', `${where}: ${ran.slice(0, 5).join(' ')}`)
    const intruders = (await page.evaluate(INTRUDERS)) as string[]
    if (intruders.length > 0)
      report.finding('a forbidden element is in the page', `${where}: ${intruders.slice(0, 3).join('\n')}`)
    const text = (await page.evaluate('document.body.innerText')) as string
    if (text.length < 50) report.finding('an empty page', `${where}: ${text}`)
  }

  const settle = (page: Page) => page.waitForNetworkIdle({ idleTime: 300, timeout: SETTLED_MS })

  return {
    read: async (as, path) => {
      const page = await open(as, path)
      await page.evaluate(PRESS)
      await settle(page)
      await judge(page, `${path} as ${as.user.role}`)
      await page.browserContext().close()
    },
    edit: async (as, path, nth) => {
      const page = await open(as, path)
      const buttons = await page.$$('[aria-label^="Bearbeiten: "], [aria-label^="Bearbeiten"]')
      const button = buttons[nth % Math.max(buttons.length, 1)]
      if (!button) report.finding('nothing to edit', path)
      await button?.evaluate((each) => (each as unknown as { click: () => void }).click())
      await page.waitForSelector('[role=dialog]', { timeout: SETTLED_MS })
      await settle(page)
      await judge(page, `${path}, element ${nth} being edited`)
      await page.browserContext().close()
    },
    close: () => browser.close(),
  }
}
