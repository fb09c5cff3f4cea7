import type { Page } from '@playwright/test'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { DEMO_PASSWORD } from '../../apps/server/src/demo/apps.ts'
import { openProduct } from '../product-in-browser.ts'
import { createBigModule } from './big-module.ts'

const PORT = 3978
const RUNS = 5
const PAGES = 30
const ELEMENTS = 200
const TYPED = 'Wer regelmäßig trinkt, hält Kreislauf und Konzentration in Gang.'

const { base, browser, stop } = await openProduct(PORT, { viewport: { width: 1440, height: 900 } })

const send = (path: string, body: object, token = '') =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { 'auth-token': token } : {}) },
    body: JSON.stringify(body),
  })

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const ms = (value: number): string => `${Math.round(value)} ms`

/** Resolves with the time from navigation until all pages of the module are on the screen. */
const PAGES_SHOWN = `new Promise((resolve) => {
  const look = () =>
    document.querySelectorAll('main section[aria-label] > header').length > 1
      ? resolve(performance.now())
      : requestAnimationFrame(look)
  look()
})`

/** Records the time from each key to the next frame. */
const NOTE_KEYS = `
  globalThis.keys = []
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })`

const NEXT_PICTURE = `new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`

const opening = async (page: Page, moduleId: string): Promise<number> => {
  await page.goto(`${base}/verwaltung/module/inhalte-verwalten/${moduleId}`)
  return Number(await page.evaluate(PAGES_SHOWN))
}

/** From each key to the next frame on the screen, in milliseconds, by the browser's own event timing. */
const typing = async (page: Page, open: string, field: string): Promise<number[]> => {
  await page.getByRole('button', { name: open, exact: true }).first().click()
  await page.locator(field).first().click()
  await page.evaluate(NOTE_KEYS)
  for (const character of TYPED) {
    await page.keyboard.type(character)
    await page.evaluate(NEXT_PICTURE)
  }
  const slow = (await page.evaluate('keys')) as number[]
  // The browser does not report less than 16 ms; such a key counts as 16 ms.
  return [...slow, ...Array.from({ length: Math.max(TYPED.length - slow.length, 0) }, () => 16)]
}

try {
  const answer = await send(login.path, { emailAddress: 'redaktion@demo.example', password: DEMO_PASSWORD })
  const token = answer.headers.get('auth-token') ?? ''
  const call = async <Op extends AnyOperation>(operation: Op, input: InputOf<Op>): Promise<OutputOf<Op>> => {
    const said = await send(operation.path, input, token)
    if (!said.ok) throw new Error(`${operation.name}: ${said.status} ${await said.text()}`)
    return (await said.json()) as OutputOf<Op>
  }
  const [big, small] = [await createBigModule(call, PAGES, ELEMENTS), await createBigModule(call, 0, 0)]
  for (const moduleId of [big, small]) {
    const { pages } = await call(getModuleAsManager, { moduleId })
    const elements = pages.reduce((sum, { contentElements }) => sum + contentElements.length, 0)
    const page = await browser.newPage()
    await page.goto(`${base}/login`)
    await page.evaluate((kept) => localStorage.setItem('auth-token', kept), token)
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) times.push(await opening(page, moduleId))
    const [first = 0, ...others] = times
    console.log(
      `${pages.length} pages, ${elements} elements: opens in ${ms(percentile(others, 0.5))} (first time ${ms(first)})`,
    )
    if (moduleId === big)
      for (const [name, open, field] of [
        ['title of a text', 'Bearbeiten: Text 0', '[role=dialog] input[data-autofocus]'],
        ['a text', 'Bearbeiten: Text 0', '[role=dialog] [role=textbox][aria-multiline]'],
        [
          'explanation in a quiz of four answers',
          'Bearbeiten: Quiz 1',
          '[role=dialog] [role=textbox][aria-multiline]',
        ],
      ] as const) {
        await opening(page, moduleId)
        const keys = await typing(page, open, field)
        console.log(
          `  typing ${name}: from key to frame ${ms(percentile(keys, 0.5))}, p95 ${ms(percentile(keys, 0.95))}, slowest ${ms(Math.max(...keys))}`,
        )
      }
    await page.close()
  }
} finally {
  await stop()
}
