import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@wohlauf/demo/apps'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../config/chromium.ts'
import type { Figures, Measurements } from './in-turns.ts'
import { measureThread } from './thread-cpu.ts'

const PHONE = { width: 360, height: 740 }
export const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
const PATIENCE_MS = 120_000
/** A page that has sent no request for this long sends no more. */
const STILL_MS = 5000
const LOOK_AGAIN_MS = 50
/** The rest of its heading is an answer. */
const START_PAGE = 'Guten '

/** A page's address and the beginning of its heading. */
type Visit = { path: string; heading: string }

/** Counts React's commits: it reports each to the developer tools. */
const COUNT_COMMITS = `
  window.commits = 0
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => { window.commits += 1 },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  }`

/** An expression: the page has that heading, or that field, and awaits nothing. It looks rarely, because that costs CPU too. */
const untilContent = (selector: string, text: string): string => `new Promise((resolve) => {
  const timer = setInterval(() => {
    const found = document.querySelector(${JSON.stringify(selector)})
    if (!found?.textContent.startsWith(${JSON.stringify(text)})) return
    if (document.querySelector('main [aria-busy="true"]')) return
    performance.mark('content')
    clearInterval(timer)
    resolve({ content: performance.now(), commits: window.commits })
  }, ${LOOK_AGAIN_MS})
})`

/** A tab without a cache on the slow line, and what it asks for and receives. */
const openTab = async (context: BrowserContext) => {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(COUNT_COMMITS)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', LINE)
  const traffic = { files: 0, answers: 0, bytes: 0, lastQuestionAt: 0, startedAt: 0 }
  let lastEventAt = performance.now()
  protocol.on('Network.requestWillBeSent', ({ type, request, timestamp }) => {
    lastEventAt = performance.now()
    if (type === 'Document') traffic.startedAt = timestamp
    if (type === 'Script' || type === 'Stylesheet') traffic.files += 1
    if (!new URL(request.url).pathname.startsWith('/api/')) return
    traffic.answers += 1
    traffic.lastQuestionAt = timestamp
  })
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    lastEventAt = performance.now()
    traffic.bytes += encodedDataLength
  })
  const untilStill = async (): Promise<void> => {
    while (performance.now() - lastEventAt < STILL_MS) await page.waitForTimeout(STILL_MS / 10)
  }
  return { page, traffic, untilStill }
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

/** Opens an address with nothing cached: what came when on the line, and the CPU of the page's thread to a stand-still. */
const visit = async (
  context: BrowserContext,
  address: string,
  selector: string,
  text: string,
): Promise<Figures> => {
  const { page, traffic, untilStill } = await openTab(context)
  const browser = context.browser()
  if (!browser) throw new Error('the context has no browser')
  let figures: Figures = {}
  const thread = await measureThread(browser, page, async () => {
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const { content, commits } = await page.evaluate<{ content: number; commits: number }>(
      untilContent(selector, text),
    )
    const { files, answers, bytes, lastQuestionAt, startedAt } = traffic
    const paint = await firstPaint(page)
    await untilStill()
    figures = {
      'first paint, ms': paint,
      'last question before the content asked, ms': answers > 0 ? (lastQuestionAt - startedAt) * 1000 : 0,
      'content, ms': content,
      'files of code until then': files,
      'questions until then': answers,
      'received until then, kB': bytes / 1000,
      'commits after the content': (await page.evaluate<number>('window.commits')) - commits,
      'files of code after the content': traffic.files - files,
      'questions after the content': traffic.answers - answers,
    }
  })
  await page.close()
  return {
    ...figures,
    'CPU until the content, ms': thread.untilContent,
    'CPU after the content, ms': thread.afterContent,
    'CPU to a stand-still, ms': thread.untilContent + thread.afterContent,
    'total blocking at a fourth of the speed, by CPU, ms': thread.blocking,
  }
}

export const logIn = async (context: BrowserContext, base: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${base}/login`)
  await page.getByLabel('E-Mail Adresse').fill('mitglied@demo.example')
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('heading', { level: 1, name: /^Guten / }).waitFor()
  await page.close()
}

const firstLink = async (page: Page, base: string, list: string, address: string): Promise<string> => {
  await page.goto(`${base}${list}`)
  return (await page.locator(`main a[href*="${address}"]`).first().getAttribute('href')) ?? ''
}

/** Finds, on a quick line, the address and the heading of one page of each kind. */
const findPages = async (context: BrowserContext, base: string): Promise<Record<string, Visit>> => {
  const page = await context.newPage()
  const paths = {
    'start page': '/dashboard',
    'page of a module': await firstLink(page, base, '/module', '/module/inhalt/'),
    recipe: await firstLink(page, base, '/rezepte', '/rezepte/rezept/'),
    article: await firstLink(page, base, '/blog', '/blog/artikel/'),
    diary: '/ernaehrungstagebuch',
    'list of modules': '/module',
    'list of recipes': '/rezepte',
  }
  const visits: Record<string, Visit> = {}
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(`${base}${path}`)
    await page.waitForLoadState('networkidle')
    const heading = (await page.locator('main h1').first().textContent()) ?? ''
    visits[name] = { path, heading: heading.startsWith(START_PAGE) ? START_PAGE : heading }
  }
  await page.close()
  return visits
}

export const inFreshContext = async <T>(
  storageState: Awaited<ReturnType<BrowserContext['storageState']>> | undefined,
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] })
  try {
    return await act(
      await browser.newContext({ viewport: PHONE, locale: 'de-DE', ...(storageState && { storageState }) }),
    )
  } finally {
    await browser.close()
  }
}

/** From the press that sends the password until the start page is there. */
const timeLogin = async (context: BrowserContext, base: string): Promise<Figures> => {
  const { page } = await openTab(context)
  await page.goto(`${base}/login`, { waitUntil: 'commit', timeout: PATIENCE_MS })
  await page.getByLabel('E-Mail Adresse').fill('mitglied@demo.example')
  // A person types: the last key comes some seconds after the first.
  await page.waitForTimeout(5000)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  const pressed = performance.now()
  await page.evaluate(untilContent('main h1', START_PAGE))
  return { 'content, ms': performance.now() - pressed }
}

/** The visits of a product's pages, each in a browser of its own. */
export const visitsOnSlowLine = async (base: string): Promise<Measurements> => {
  const { storageState, pages } = await inFreshContext(undefined, async (context) => {
    await logIn(context, base)
    return { pages: await findPages(context, base), storageState: await context.storageState() }
  })
  const visits = Object.entries(pages).map(([name, { path, heading }]) => [
    name,
    () => inFreshContext(storageState, (context) => visit(context, `${base}${path}`, 'main h1', heading)),
  ])
  return {
    login: () =>
      inFreshContext(undefined, (context) => visit(context, `${base}/login`, 'input[type=email]', '')),
    'from the press of the login to the start page': () =>
      inFreshContext(undefined, (context) => timeLogin(context, base)),
    ...Object.fromEntries(visits),
  }
}
