import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { openProduct } from '../product-in-browser.ts'

/* How long a manager waits for a module of 200 elements, and for the picture of a key. */

const ELEMENTS = 200
const OPENINGS = Number(process.env.BENCH_OPENINGS ?? 7)
const KEYS = Number(process.env.BENCH_KEYS ?? 200)
const ACCOUNT = { emailAddress: 'redaktion@demo.example', password: 'wohlauf-demo-2026' }

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const { base, browser, stop } = await openProduct(await freePort(), {
  viewport: { width: 1440, height: 900 },
})

const logIn = async (page: Page): Promise<void> => {
  await page.goto(`${base}/login`)
  await page.locator('input[type=email], input[autocomplete*=username]').first().fill(ACCOUNT.emailAddress)
  await page.locator('input[type=password]').first().fill(ACCOUNT.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/verwaltung/)
}

/** Fills the first module up to 200 elements, spread over its pages. */
const fillModule = (page: Page): Promise<string> =>
  page.evaluate(
    async ({ wanted, ids }) => {
      const call = async (name: string, input: object) => {
        const answer = await fetch(`/api/${name}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            'auth-token': localStorage.getItem('auth-token') ?? '',
          },
          body: JSON.stringify(input),
        })
        if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
        return answer.json()
      }
      const [{ moduleId }] = await call('modules/get-modules-as-manager-query', {})
      const { pages } = await call('modules/get-module-as-manager-query', { moduleId })
      let count = pages.flatMap((each: { contentElements: object[] }) => each.contentElements).length
      for (; count < wanted; count += 1)
        await call('modules/create-rich-text-as-manager-command', {
          modulePageId: pages[count % pages.length].modulePageId,
          contentElementId: ids[count],
          title: `Text ${count}`,
          textHtml: '<p>Ein Absatz mit einigen Wörtern, wie er in einem Modul steht.</p>',
        })
      return moduleId as string
    },
    { wanted: ELEMENTS, ids: Array.from({ length: ELEMENTS }, () => randomUUID()) },
  )

/** From the press on the module's row until its last element is rendered. */
const open = async (page: Page, moduleId: string): Promise<number> => {
  await page.goto(`${base}/verwaltung/module`)
  const link = page.locator(`a[href$="${moduleId}"]`)
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  return link.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const startMs = performance.now()
        ;(element as HTMLElement).click()
        const look = () => {
          if (document.querySelectorAll('main section li').length < wanted) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - startMs))
        }
        look()
      }),
    ELEMENTS,
  )
}

/** Of each key: from the event until the frame after it is painted. */
const typeKeys = async (page: Page): Promise<number[]> => {
  await page.locator('[data-opens-row]').nth(3).click()
  const title = page.getByRole('textbox', { name: 'Titel', exact: true })
  await title.focus()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    document.addEventListener(
      'keydown',
      () => {
        const startMs = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - startMs)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.type('x', { delay: 30 })
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

try {
  const page = await browser.newPage()
  await logIn(page)
  const moduleId = await fillModule(page)
  const openings: number[] = []
  // The first one fetches the code.
  for (let round = 0; round <= OPENINGS; round += 1) openings.push(await open(page, moduleId))
  const keys = await typeKeys(page)
  console.log(`Opening a module of ${ELEMENTS} elements, ms: first ${openings[0]?.toFixed(0)}, then`)
  console.log(
    `  median ${percentile(openings.slice(1), 0.5).toFixed(0)}, most ${Math.max(...openings.slice(1)).toFixed(0)}`,
  )
  console.log(`Key to picture, ms, of ${keys.length} keys:`)
  console.log(`  median ${percentile(keys, 0.5).toFixed(1)}, 95 of 100 ${percentile(keys, 0.95).toFixed(1)}`)
} finally {
  await stop()
}
