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
  ['a single process counts', [[seen(1, 0, 50)]], 50],
  ['another tree does not count', [[seen(1, 0, 50), seen(9, 0, 700)]], 50],
  ['children and grandchildren count', [[seen(3, 2, 5), seen(2, 1, 20), seen(1, 0, 1)]], 26],
  [
    'a reaped child counts once, by its parent’s total',
    [[seen(1, 0, 1), seen(2, 1, 20)], [seen(1, 0, 2, 25)]],
    27,
  ],
  ['a child that was never sampled counts by its parent’s total', [[seen(1, 0, 1)], [seen(1, 0, 2, 30)]], 32],
  [
    'a child that was not reaped counts by its last sample',
    [[seen(1, 0, 1), seen(2, 1, 20)], [seen(1, 0, 2)]],
    22,
  ],
  [
    'an orphan still counts, in addition to reaped children',
    [
      [seen(1, 0, 1), seen(2, 1, 10), seen(3, 2, 40)],
      [seen(1, 0, 1, 12), seen(3, 0, 60)],
    ],
    73,
  ],
  [
    'a reused pid is another process',
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

test.runIf(process.platform === 'linux')('measures a real tree, including a killed process', async () => {
  const burn =
    'for (let used = 0; used < 600_000; ) { const { user, system } = process.cpuUsage(); used = user + system }'
  const outer = `
    const { spawn } = require('node:child_process')
    ${burn}
    // It ends with its input, and that with its parent.
    spawn(process.execPath, ['-e', ${JSON.stringify(`${burn} console.log('burnt'); process.stdin.resume()`)}], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })`
  const child = spawn(process.execPath, ['-e', outer])
  const meter = startCpuMeter(child.pid ?? 0)
  await once(child.stdout, 'data')
  meter.look()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const seconds = meter.stop()
  expect(seconds).toBeGreaterThan(1)
  expect(seconds).toBeLessThan(3)
})
