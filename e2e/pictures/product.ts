import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PORT = Number(process.env.PORT ?? 3971)

/** The addresses of the three demo apps. */
export const APPS = {
  nutrition: `http://localhost:${PORT}`,
  movement: `http://bewegung.localhost:${PORT}`,
  stress: `http://stress.localhost:${PORT}`,
}

export const ADMIN_SITE = `http://admin.localhost:${PORT}`

/** Starts the product with a demo world of its own; it is ready when this resolves. */
export const startProduct = async (): Promise<{ stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'wohlauf-pictures-'))
  const product = spawn(process.execPath, ['packages/demo/src/start.ts'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  })
  const end = once(product, 'exit')
  const isReady = () =>
    fetch(`${APPS.nutrition}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (product.exitCode !== null) throw new Error('The product did not start; the reason is above.')
    await sleep(500)
  }
  return {
    stop: async () => {
      product.kill('SIGTERM')
      await end
      await rm(folder, { recursive: true, force: true })
    },
  }
}
