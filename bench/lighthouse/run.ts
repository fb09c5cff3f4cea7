import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DEMO_PASSWORD } from '@wohlauf/demo/apps'
import { median } from '../percentile.ts'
import { openProduct } from '../product-in-browser.ts'
import { type Measurements, measureInTurns } from './in-turns.ts'
import { pressesOnPhone } from './presses.ts'
import { LINE, visitsOnSlowLine } from './slow-line.ts'
import { startCommit } from './start-commit.ts'

const RUNS = 3
const PORT = 3977
const PORT_BEFORE = 3981
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

const isWanted = (part: string): boolean => (process.env.BENCH_ONLY ?? part) === part

const DEBUGGING_PORT = 3979
const PROGRAM = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))
const MAX_BYTES = 64 * 1024 * 1024

/** The part of Lighthouse's JSON report that is read here; its packages are not installed where types are checked. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>
}

const { base, browser, stop } = await openProduct(PORT, { debuggingPort: DEBUGGING_PORT })

/** Opens the address in a new tab of the running browser, so that its storage is used. */
const report = async (url: string): Promise<Report> => {
  const options = [
    `--port=${DEBUGGING_PORT}`,
    `--only-categories=${CATEGORIES.join()}`,
    '--disable-storage-reset',
    '--output=json',
    '--quiet',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, url, ...options], {
    maxBuffer: MAX_BYTES,
  })
  return JSON.parse(stdout) as Report
}

/**
 * Runs the mobile preset several times and prints the medians; scores of single runs vary with the machine.
 */
const measure = async (name: string, path: string): Promise<void> => {
  const scores = new Map<string, number[]>()
  for (let run = 0; run < RUNS; run += 1) {
    const { categories, audits } = await report(`${base}${path}`)
    for (const category of CATEGORIES)
      scores.set(category, [...(scores.get(category) ?? []), (categories[category]?.score ?? 0) * 100])
    for (const audit of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'])
      scores.set(audit, [...(scores.get(audit) ?? []), audits[audit]?.numericValue ?? 0])
    if (run === 0)
      for (const { id, score, title } of Object.values(audits))
        if (
          score !== null &&
          score < 0.9 &&
          CATEGORIES.slice(1).some((key) =>
            categories[key]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
          )
        )
          console.log(`  ${name}: ${title} (${id})`)
  }
  const figures = [...scores].map(([key, values]) => `${key} ${Math.round(median(values))}`)
  console.log(`${name}: ${figures.join(', ')}`)
}

const measureWithLighthouse = async (): Promise<void> => {
  await measure('login', '/login')
  const page = await browser.newPage()
  await page.goto(`${base}/login`)
  const recipeId = await page.evaluate(async (password) => {
    const answer = await fetch('/api/unauthorized/application/authentication/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailAddress: 'mitglied@demo.example', password }),
    })
    const token = answer.headers.get('auth-token') ?? ''
    localStorage.setItem('auth-token', token)
    const recipes = await fetch('/api/recipes/get-recipes-query', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'auth-token': token },
      body: '{}',
    })
    return ((await recipes.json()) as { recipeId: string }[])[0]?.recipeId
  }, DEMO_PASSWORD)
  await page.close()
  await measure('module list', '/module')
  await measure('recipe list', '/rezepte')
  await measure('recipe', `/rezepte/rezept/${recipeId}`)
}

/** `BENCH_BEFORE=COMMIT` measures that version too, in turns with this one. */
const compare = async (): Promise<void> => {
  const { BENCH_BEFORE } = process.env
  const before = BENCH_BEFORE ? await startCommit(BENCH_BEFORE, PORT_BEFORE) : null
  const ofEach = async (measurements: (base: string) => Measurements | Promise<Measurements>) => ({
    ...(before && { before: await measurements(before.base) }),
    now: await measurements(base),
  })
  try {
    if (isWanted('slow line'))
      await measureInTurns(
        `Slow line, empty cache (${LINE.latency} ms, ${LINE.downloadThroughput / 1000} kB/s)`,
        await ofEach(visitsOnSlowLine),
      )
    if (isWanted('presses'))
      await measureInTurns(
        'Presses on a phone, by the CPU of the page at a fourth of the speed',
        await ofEach(pressesOnPhone),
      )
  } finally {
    await before?.stop()
  }
}

try {
  await compare()
  if (isWanted('lighthouse')) await measureWithLighthouse()
} finally {
  await stop()
}
