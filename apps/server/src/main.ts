import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startWohlauf } from './composition/start.ts'
import { readConfig } from './platform/config/config.ts'
import { StartError } from './platform/config/start-error.ts'

const webFolder = resolve(fileURLToPath(new URL('../../web/dist', import.meta.url)))

try {
  const config = readConfig(process.env)
  const running = await startWohlauf(config, webFolder)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  console.log(running.welcome)
} catch (error) {
  console.error(error instanceof StartError ? `Wohlauf cannot start: ${error.message}` : error)
  process.exit(1)
}
