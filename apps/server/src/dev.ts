import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runUntilSignal } from './composition/run-until-signal.ts'
import { startWohlauf } from './composition/start.ts'

/**
 * The server of `npm run dev`: Vite's server has the port that the browser uses, and forwards requests to this one.
 * The documents are those of the sources, filled for each host like the built ones.
 */
const webFolder = resolve(fileURLToPath(new URL('../../web', import.meta.url)))
const listenPort = Number(process.argv[2])

await runUntilSignal('Wohlauf', (config, ending) => startWohlauf(config, webFolder, ending, listenPort))
