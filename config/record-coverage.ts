import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, expect } from 'vitest'

/*
 * Writes which of our files a test file executes into the folder RECORD_COVERAGE: a JSON list for each test file. A file counts
 * when one of its functions runs; its outermost code says nothing, because one import serves all test files of a worker.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const ours = pathToFileURL(root).href

const session = new Session()
session.connect()
await session.post('Profiler.enable')
// V8 names a function once for each start. Counts would keep it from optimizing the code, which takes more than twice the CPU.
await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  const executed = result
    .filter(({ url }) => url.startsWith(ours) && !url.includes('/node_modules/'))
    .filter(({ functions }) =>
      functions.some(({ ranges: [all] }) => all && all.startOffset > 0 && all.count > 0),
    )
    .map(({ url }) => decodeURI(url.slice(ours.length)).replace(/\?.*$/, ''))
  const folder = process.env.RECORD_COVERAGE ?? ''
  const test = (expect.getState().testPath ?? '').slice(root.length).replaceAll(/[\\/]/g, '+')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${test}.json`), JSON.stringify([...new Set(executed)].sort()))
})
