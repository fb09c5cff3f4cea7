import { Problem } from './command.mjs'
import { run } from './run.mjs'

// The one without a window first: the journeys take two thirds of the time with it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const packages = ['chromium-headless-shell', 'chromium']
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const downloadLimitMs = 180_000

/** @returns the path of a Chromium that runs: one of this machine, else Playwright's, else the distribution's */
export async function ensureChromium() {
  const found = (await onThisMachine()) ?? (await playwrights())
  if (found) return found
  console.log('Installing a Chromium for the browser journeys (Playwright) …')
  await run('playwright', ['install', 'chromium'], {
    timeoutMs: downloadLimitMs,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  })
  const downloaded = await playwrights()
  if (downloaded) return downloaded
  console.log('Installing a Chromium for the browser journeys (apt-get) …')
  await run('apt-get', ['update'])
  let output = ''
  for (const name of packages) {
    const apt = await run('apt-get', ['install', '-y', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    output += apt.output
    const installed = await onThisMachine()
    if (installed) return installed
  }
  throw new Problem(
    `${output}\nNo Chromium was found or could be installed; install one, or set CHROMIUM_PATH to its program.`,
  )
}

async function onThisMachine() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (await runs(given)) return given
    throw new Problem(`CHROMIUM_PATH is "${given}", but no Chromium runs from there; correct or remove it.`)
  }
  for (const name of names) {
    const { isDone, output } = await run('which', [name])
    if (isDone && (await runs(output.trim()))) return output.trim()
  }
  for (const path of fixedPlaces) if (await runs(path)) return path
  return null
}

async function playwrights() {
  // Only now: when this file is loaded, nothing need be installed yet.
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return (await runs(path)) ? path : null
}

/** Being there is not enough: some distributions ship a placeholder, and libraries may be missing. */
async function runs(path) {
  return (await run(path, ['--version'], { timeoutMs: 20_000 })).isDone
}
