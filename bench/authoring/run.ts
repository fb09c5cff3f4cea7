import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { percentile } from '../percentile.ts'
import { openProduct } from '../product-in-browser.ts'

/* The wait of a manager for a module of 200 elements, and for the result of a key press. */

const ELEMENTS = 200
const OPENINGS = Number(process.env.BENCH_OPENINGS ?? 7)
const KEYS = Number(process.env.BENCH_KEYS ?? 200)
const ACCOUNT = { emailAddress: 'redaktion@demo.example', password: 'wohlauf-demo-2026' }

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

type PageOfModule = { modulePageId: string; contentElements: object[] }

/** Fills the first module up to 200 elements, spread over its pages. */
const fillModule = async (token: string): Promise<string> => {
  const call = async <Answer>(name: string, input: object): Promise<Answer> => {
    const answer = await fetch(`${base}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'auth-token': token },
      body: JSON.stringify(input),
    })
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const [first] = await call<{ moduleId: string }[]>('modules/get-modules-as-manager-query', {})
  if (!first) throw new Error('the demo world has no module')
  const { moduleId } = first
  const { pages } = await call<{ pages: PageOfModule[] }>('modules/get-module-as-manager-query', { moduleId })
  let count = pages.flatMap(({ contentElements }) => contentElements).length
  for (; count < ELEMENTS; count += 1)
    await call('modules/create-rich-text-as-manager-command', {
      modulePageId: pages[count % pages.length]?.modulePageId,
      contentElementId: randomUUID(),
      title: `Text ${count}`,
      textHtml: '<p>Ein Absatz mit einigen Wörtern, wie er in einem Modul steht.</p>',
    })
  return moduleId
}

/** The time from the press on the module's row until its last element is rendered. */
const open = async (page: Page, moduleId: string): Promise<number> => {
  await page.goto(`${base}/verwaltung/module`)
  await page.locator(`a[href$="${moduleId}"]`).waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate<number>(`new Promise((resolve) => {
    const startMs = performance.now()
    document.querySelector('a[href$="${moduleId}"]').click()
    const look = () => {
      if (document.querySelectorAll('main section li').length < ${ELEMENTS}) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - startMs))
    }
    look()
  })`)
}

/**
 * The time for each key typed into a focused field: from the event until the frame is painted in which the preview
 * has it.
 */
const typeKeys = async (page: Page): Promise<number[]> => {
  await page.evaluate(`{
    window.keyTimes = []
    const textOf = () => document.querySelector('[aria-label="Vorschau"]').textContent
    document.addEventListener('keydown', () => {
      const startMs = performance.now()
      const before = textOf()
      const look = () => {
        if (textOf() === before) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.keyTimes.push(performance.now() - startMs)
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    }, { capture: true })
  }`)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.type('x')
    while ((await page.evaluate<number>('window.keyTimes.length')) <= key) await page.waitForTimeout(10)
  }
  return page.evaluate<number[]>('window.keyTimes')
}

const typeInElement = async (page: Page): Promise<number[]> => {
  await page.locator('main li [data-opens-row]').nth(3).click()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).focus()
  return typeKeys(page)
}

const typeInRecipe = async (page: Page): Promise<number[]> => {
  await page.goto(`${base}/verwaltung/rezepte`)
  await page.locator('main li a').first().click()
  await page.getByRole('textbox', { name: 'Untertitel', exact: true }).focus()
  return typeKeys(page)
}

const say = (what: string, keys: readonly number[]): void => {
  console.log(`Key to picture in ${what}, ms, of ${keys.length} keys:`)
  console.log(`  median ${percentile(keys, 0.5).toFixed(1)}, 95 of 100 ${percentile(keys, 0.95).toFixed(1)}`)
}

try {
  const page = await browser.newPage()
  await logIn(page)
  const moduleId = await fillModule(await page.evaluate<string>("localStorage.getItem('auth-token')"))
  const openings: number[] = []
  // The first opening fetches the code.
  for (let round = 0; round <= OPENINGS; round += 1) openings.push(await open(page, moduleId))
  console.log(`Opening a module of ${ELEMENTS} elements, ms: first ${openings[0]?.toFixed(0)}, then`)
  console.log(
    `  median ${percentile(openings.slice(1), 0.5).toFixed(0)}, most ${Math.max(...openings.slice(1)).toFixed(0)}`,
  )
  // A version without rows has no text field to type into.
  if (KEYS > 0) {
    say('the title of an element', await typeInElement(page))
    say('a recipe', await typeInRecipe(page))
  }
} finally {
  await stop()
}
