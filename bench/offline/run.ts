import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@wohlauf/demo/apps'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { median, percentile } from '../percentile.ts'
import { openProduct } from '../product-in-browser.ts'
import { openBefore, type StartTimes, timeStart, type Visit } from './start.ts'

/**
 * The cost of a start without a network, on a phone, with worker and store in the state that an earlier visit has
 * left.
 */

const RUNS = Number(process.env.BENCH_RUNS ?? 20)
/** Each run takes many seconds. */
const SILENT_RUNS = Math.min(RUNS, 3)
const LIMIT_MS = 1000
const LOOK_AGAIN_MS = 500
const PHONE = { width: 360, height: 740 }

const port = await freePort()
const { base, browser, stopServing, stop } = await openProduct(port, { viewport: PHONE })

const logIn = async (page: Page): Promise<void> => {
  await page.goto(`${base}/login`)
  await page.locator('input[type=email]').fill('mitglied@demo.example')
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
}

/** The addresses of the first module and the first recipe. */
const openEach = async (page: Page): Promise<Record<string, Visit>> => {
  const firstLink = async (list: string, address: string): Promise<string> => {
    await page.goto(`${base}${list}`)
    return (await page.locator(`main a[href*="${address}"]`).first().getAttribute('href')) ?? ''
  }
  const [module, recipe] = [
    await firstLink('/module', '/module/inhalt/'),
    await firstLink('/rezepte', '/rezepte/rezept/'),
  ]
  return {
    'start page': await openBefore(page, base, '/dashboard'),
    'page of a module': await openBefore(page, base, module),
    recipe: await openBefore(page, base, recipe),
  }
}

/** Waits until the worker has stored all its files. */
const untilWorkerIsReady = async (page: Page): Promise<void> => {
  while (!(await page.evaluate<boolean>("caches.match('/').then(Boolean)")))
    await page.waitForTimeout(LOOK_AGAIN_MS)
}

const say = (figure: string, values: readonly number[]): void => {
  const [middle, most] = [median(values), percentile(values, 0.95)]
  console.log(`    ${figure}, ms: median ${middle.toFixed(0)}, 95 of 100 ${most.toFixed(0)}`)
}

const measure = async (
  state: string,
  visits: Readonly<Record<string, Visit>>,
  runs: number,
): Promise<void> => {
  console.log(`${state}; ${runs} starts each, CPU at a fourth:`)
  for (const [name, visit] of Object.entries(visits)) {
    const times: StartTimes[] = []
    // The first one starts the worker, and is not counted.
    for (let run = 0; run <= runs; run += 1) times.push(await timeStart(browser, base, visit))
    const countedTimes = times.slice(1)
    console.log(`  ${name}`)
    say(
      'first paint',
      countedTimes.map(({ firstPaint }) => firstPaint),
    )
    const contents = countedTimes.map(({ content }) => content)
    say('content', contents)
    console.log(
      `    ${percentile(contents, 0.95) <= LIMIT_MS ? 'within' : 'over'} the limit of ${LIMIT_MS} ms`,
    )
  }
}

/** Accepts connections, and sends nothing: a server that hangs, or a network that loses everything. */
const startSilence = async () => {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket)))
  }).listen(port, 'localhost')
  await once(server, 'listening')
  return async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}

try {
  const page = await browser.newPage()
  await logIn(page)
  const visits = await openEach(page)
  await untilWorkerIsReady(page)
  await page.close()
  await browser.setOffline(true)
  await measure('Without a network', visits, RUNS)
  await browser.setOffline(false)
  await stopServing()
  const endSilence = await startSilence()
  await measure('With a server that accepts connections and stays silent', visits, SILENT_RUNS)
  await endSilence()
} finally {
  await stop()
}
