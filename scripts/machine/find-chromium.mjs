import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { Problem } from './command.mjs'
import { run as runProgram } from './run.mjs'

const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const fullNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const fullPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const downloadLimitMs = 180_000
const isShellPath = /headless[-_]shell/

/**
 * Finds the headless shell, even if a full Chromium is installed: a journey costs 2.8 CPU seconds with it,
 * 4.4 without. It is downloaded if it is missing; a full Chromium is used only if that fails.
 *
 * @returns {Promise<{ path: string, isShell: boolean }>}
 * @throws {Problem} when no Chromium is found or can be installed, or CHROMIUM_PATH does not name one
 */
export async function findChromium({
  run = runProgram,
  configuredPath = process.env.CHROMIUM_PATH,
  list = readdirSync,
} = {}) {
  const output = []
  const runs = async (path) => (await run(path, ['--version'], { timeoutMs: 20_000 })).isDone
  const firstThatRuns = async (names) => {
    for (const name of names) {
      const { isDone, output: path } = await run('which', [name])
      if (isDone && (await runs(path.trim()))) return path.trim()
    }
    return null
  }

  /** Playwright's own Chromium, if it is already installed. */
  const playwrights = async () => {
    const { output: plan } = await run('playwright', ['install', '--only-shell', '--dry-run', 'chromium'])
    const folder = /Install location:\s+(.*chromium_headless_shell.*)/.exec(plan)?.[1]
    const path = folder && programIn(folder.trim(), list)
    return path && (await runs(path)) ? path : null
  }

  const download = async () => {
    console.log('Fetching a headless shell for the browser tests (Playwright) …')
    const result = await run('playwright', ['install', '--only-shell', 'chromium'], {
      timeoutMs: downloadLimitMs,
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    })
    output.push(result.output)
    return playwrights()
  }

  const installFromApt = async (name) => {
    output.push(await aptInstall(run, [name], 'the browser tests'))
    return firstThatRuns([name])
  }

  const fullAtFixedPath = async () => {
    for (const path of fullPaths) if (await runs(path)) return path
    return null
  }

  if (configuredPath) {
    if (await runs(configuredPath)) return { path: configuredPath, isShell: isShellPath.test(configuredPath) }
    throw new Problem(
      `CHROMIUM_PATH is "${configuredPath}", but it is not a working Chromium; correct or remove it.`,
    )
  }
  const sources = [
    () => firstThatRuns(shells),
    playwrights,
    download,
    () => installFromApt('chromium-headless-shell'),
    () => firstThatRuns(fullNames),
    fullAtFixedPath,
    () => installFromApt('chromium'),
  ]
  for (const source of sources) {
    const path = await source()
    if (path) return { path, isShell: isShellPath.test(path) }
  }
  throw new Problem(
    `${output.join('')}\nNo Chromium was found or could be installed; install one, or set CHROMIUM_PATH to its program.`,
  )
}

/** The folder inside and the program's file extension differ between systems. */
function programIn(folder, list) {
  const matching = (at) => {
    try {
      return list(at).find((name) => name.startsWith('chrome-headless-shell'))
    } catch {
      return undefined
    }
  }
  const inner = matching(folder)
  const program = inner && matching(join(folder, inner))
  return program ? join(folder, inner, program) : null
}
