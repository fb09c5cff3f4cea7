import { checkMachine } from './machine/check-machine.mjs'
import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { freePort } from './machine/free-port.mjs'
import { serveTogether } from './machine/serve.mjs'

const watched = ['apps/server/src', 'packages'].map((folder) => `--watch-path=${folder}`)

await runCommand(async () => {
  await checkMachine()
  await ensureInstalled()
  const port = String(await freePort())
  return serveTogether(
    { args: [...watched, 'packages/demo/src/start.ts', port], env: { HOST: 'localhost' } },
    {
      args: ['node_modules/vite/bin/vite.js', '--config', 'apps/web/vite.dev.config.ts'],
      env: { DEV_SERVER_PORT: port },
    },
  )
})
