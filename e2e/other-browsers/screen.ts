import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { startProgram } from './program.ts'

/**
 * A virtual screen: WebKitGTK has no headless mode. It chooses a free number, and writes it to the third
 * pipe.
 */
export const startScreen = async () => {
  const { process, stop } = await startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(process.stdio[3] as Readable, 'data')
  return { display: `:${String(number).trim()}`, stop }
}
