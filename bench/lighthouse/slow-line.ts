import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@wohlauf/demo/apps'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../config/chromium.ts'
import { median } from '../percentile.ts'

const RUNS = 3
const PHONE = { width: 360, height: 740 }
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
const PATIENCE_MS = 120_000

type Figures = Record<string, number>

/** A tab without a cache on the slow line, and what it has received so far: files of code, and kilobytes of all. */
const openTab = async (context: BrowserContext) => {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', LINE)
  const receivedTotals = { files: 0, bytes: 0 }
  protocol.on('Network.responseReceived', ({ type }) => {
    if (type === 'Script' || type === 'Stylesheet') receivedTotals.files += 1
  })
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    receivedTotals.bytes += encodedDataLength
  })
  return { page, received: receivedTotals }
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

const sinceStart = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** Waits until the page has its heading and no part of it is being loaded. */
const untilStartPage = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: /^Guten / }).waitFor()
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
}

/** The login page with nothing cached, the login, and the start page opened by its address with nothing cached. */
const visit = async (base: string): Promise<Figures> => {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] })
  try {
    const context = await browser.newContext({ viewport: PHONE, locale: 'de-DE' })
    const { page, received } = await openTab(context)
    await page.goto(`${base}/login`, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const email = page.getByLabel('E-Mail Adresse')
    await email.waitFor()
    const login = { content: await sinceStart(page), paint: await firstPaint(page), ...received }
    await email.fill('mitglied@demo.example')
    // A person types: the last key comes some seconds after the first.
    await page.waitForTimeout(5000)
    await page.getByLabel('Passwort', { exact: false }).first().fill(DEMO_PASSWORD)
    const button = page.getByRole('button', { name: 'Anmelden' })
    await button.click()
    const pressed = await sinceStart(page)
    await untilStartPage(page)
    const afterLogin = (await sinceStart(page)) - pressed
    const storageState = await context.storageState()
    await context.close()

    const again = await browser.newContext({ viewport: PHONE, locale: 'de-DE', storageState })
    const tab = await openTab(again)
    await tab.page.goto(`${base}/dashboard`, { waitUntil: 'commit', timeout: PATIENCE_MS })
    await untilStartPage(tab.page)
    const content = await sinceStart(tab.page)
    return {
      'login: first paint, ms': login.paint,
      'login: content, ms': login.content,
      'login: files of code': login.files,
      'login: received until then, kB': login.bytes / 1000,
      'login pressed to start page, ms': afterLogin,
      'start page by address: first paint, ms': await firstPaint(tab.page),
      'start page by address: content, ms': content,
      'start page by address: files of code': tab.received.files,
      'start page by address: received until then, kB': tab.received.bytes / 1000,
    }
  } finally {
    await browser.close()
  }
}

/** Measures each product in turns, and prints the medians side by side. */
export const measureSlowLine = async (products: Readonly<Record<string, string>>): Promise<void> => {
  const all: Record<string, Figures[]> = {}
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, base] of Object.entries(products)) all[name] = [...(all[name] ?? []), await visit(base)]
  console.log(
    `Slow line, empty cache (${LINE.latency} ms, ${LINE.downloadThroughput / 1000} kB/s); medians of ${RUNS}:`,
  )
  for (const figure of Object.keys(Object.values(all)[0]?.[0] ?? {})) {
    const medians = Object.entries(all).map(
      ([name, runs]) => `${name} ${Math.round(median(runs.map((run) => run[figure] ?? 0)))}`,
    )
    console.log(`  ${figure}: ${medians.join(', ')}`)
  }
}
