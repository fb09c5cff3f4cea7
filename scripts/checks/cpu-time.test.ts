import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createTally, startCpuMeter } from './cpu-time.mjs'

const seen = (pid: number, parent: number, own: number, reaped = 0, startedAt = pid) => ({
  pid,
  parent,
  startedAt,
  own,
  reaped,
})

test.each([
  ['a process counts by itself', [[seen(1, 0, 50)]], 50],
  ['another tree does not', [[seen(1, 0, 50), seen(9, 0, 700)]], 50],
  ['children and grandchildren count', [[seen(3, 2, 5), seen(2, 1, 20), seen(1, 0, 1)]], 26],
  [
    'a child that was waited for counts once, as its parent says',
    [[seen(1, 0, 1), seen(2, 1, 20)], [seen(1, 0, 2, 25)]],
    27,
  ],
  ['a child that was never seen counts too', [[seen(1, 0, 1)], [seen(1, 0, 2, 30)]], 32],
  [
    'a child that nobody waited for counts as it was last seen',
    [[seen(1, 0, 1), seen(2, 1, 20)], [seen(1, 0, 2)]],
    22,
  ],
  [
    'an orphan counts on, beside those that were waited for',
    [
      [seen(1, 0, 1), seen(2, 1, 10), seen(3, 2, 40)],
      [seen(1, 0, 1, 12), seen(3, 0, 60)],
    ],
    73,
  ],
  [
    'a number that comes again is another process',
    [
      [seen(1, 0, 1), seen(2, 1, 10)],
      [seen(1, 0, 1, 10), seen(2, 0, 500, 0, 77)],
    ],
    11,
  ],
])('%s', (_, observations, expected) => {
  const tally = createTally(1)
  for (const alive of observations) tally.observe(alive)
  expect(tally.ticks()).toBe(expected)
})

test.runIf(process.platform === 'linux')('a real tree is measured, also its killed part', async () => {
  const burn =
    'for (let used = 0; used < 600_000; ) { const { user, system } = process.cpuUsage(); used = user + system }'
  const outer = `
    const { spawn } = require('node:child_process')
    ${burn}
    const inner = spawn(process.execPath, ['-e', ${JSON.stringify(`${burn} console.log('burnt'); setTimeout(() => {}, 5000)`)}])
    inner.stdout.once('data', () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1000))`
  const child = spawn(process.execPath, ['-e', outer])
  const meter = startCpuMeter(child.pid ?? 0)
  await once(child, 'exit')
  const seconds = meter.stop()
  expect(seconds).toBeGreaterThan(1)
  expect(seconds).toBeLessThan(3)
})
