import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const isReady = async (base: string): Promise<boolean> => {
  try {
    return (await fetch(`${base}/health/ready`)).ok
  } catch {
    return false
  }
}

/** Another version of the product with a demo world of its own: built and started from a copy of its commit. */
export const startCommit = async (commit: string, port: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'wohlauf-before-'))
  const copy = join(folder, 'copy')
  await run('git', ['worktree', 'add', '--detach', copy, commit], { cwd: ROOT })
  // A workspace has its own folder with packages of other versions, and those that only it needs.
  for await (const modules of glob('{.,apps/*,packages/*}/node_modules', { cwd: ROOT }))
    await run('cp', ['--archive', '--link', join(ROOT, modules), join(copy, modules)])
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), LOG_LEVEL: 'silent' }
  const product = spawn(process.execPath, ['scripts/start.mjs'], { cwd: copy, env, stdio: 'ignore' })
  const exit = once(product, 'exit')
  const base = `http://localhost:${port}`
  while (!(await isReady(base))) {
    if (product.exitCode !== null) throw new Error(`the product of ${commit} did not start`)
    await sleep(500)
  }
  return {
    base,
    stop: async (): Promise<void> => {
      product.kill('SIGTERM')
      await exit
      await run('git', ['worktree', 'remove', '--force', copy], { cwd: ROOT })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
