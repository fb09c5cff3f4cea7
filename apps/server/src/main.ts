import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endOnSignal } from './composition/end-on-signal.ts'
import { startWohlauf } from './composition/start.ts'
import { readConfig } from './platform/config/config.ts'
import { StartError } from './platform/config/start-error.ts'

const webFolder = resolve(fileURLToPath(new URL('../../web/dist', import.meta.url)))

try {
  const config = readConfig(process.env)
  const running = await startWohlauf(config, webFolder)
  void running.lost.then(endOnSignal('Wohlauf', config, running.stop))
  console.log(running.welcome)
} catch (error) {
  console.error(error instanceof StartError ? `Wohlauf cannot start: ${error.message}` : error)
  process.exit(1)
}
