import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Problem, runCommand } from '../machine/command.mjs'
import { root } from '../machine/paths.mjs'

const folder = join(root, 'deploy/observe')

/**
 * Checks the rules of the alerts and runs their tests with `promtool`, from Debian's package `prometheus`.
 */
await runCommand(async () => {
  for (const args of [
    ['check', 'rules', 'alerts.yaml'],
    ['test', 'rules', 'alerts.test.yaml'],
  ]) {
    const { error, status } = spawnSync('promtool', args, { cwd: folder, stdio: 'inherit' })
    if (error)
      throw new Problem(`promtool cannot be started: ${error.message}. Debian's package prometheus has it.`)
    if (status !== 0) return 1
  }
  return 0
})
