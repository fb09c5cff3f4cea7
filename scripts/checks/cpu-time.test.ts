import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { run } from '../machine/run.mjs'
import { cpuSecondsIn, watchBrowsers, withCpuTime } from './cpu-time.mjs'

const folder = mkdtempSync(join(tmpdir(), 'cpu-time-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the times of a command, and of several', () => {
  expect(cpuSecondsIn('0m0.00s 0m0.01s\n2m1.50s 0m3.25s\n')).toBeCloseTo(124.76)
  expect(cpuSecondsIn('0m0,00s 0m0,00s\n0m1,50s 0m0,00s\n0m0.00s 0m0.00s\n0m2.00s 0m0.50s\n')).toBeCloseTo(4)
  expect(cpuSecondsIn('')).toBe(0)
})

test('the CPU of a command’s own child is counted, and its end is the command’s', async () => {
  const file = join(folder, 'times')
  const busy =
    'const until = Date.now() + 5000; while (process.cpuUsage().user < 300000 && Date.now() < until);'
  const code = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); process.exit(3)`
  const { isDone } = await run(...withCpuTime(file, process.execPath, ['-e', code]))
  expect(isDone).toBe(false)
  expect(cpuSecondsIn(readFileSync(file, 'utf8'))).toBeGreaterThan(0.25)
})

test.runIf(process.platform === 'linux')('a part of a browser that is killed is counted', async () => {
  const busy = 'const until = Date.now() + 60_000; while (Date.now() < until);'
  const child = spawn(process.execPath, ['-e', busy, '--', '--type=renderer'])
  const browsers = watchBrowsers(process.pid)
  onTestFinished(browsers.stop)
  await expect.poll(browsers.seconds).toBeGreaterThan(0.2)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(browsers.seconds()).toBeGreaterThan(0.2)
})
