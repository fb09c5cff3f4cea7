import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runUntilSignal } from './composition/run-until-signal.ts'
import { startWohlauf } from './composition/start.ts'

const webFolder = resolve(fileURLToPath(new URL('../../web/dist', import.meta.url)))

await runUntilSignal('Wohlauf', (config, ending) => startWohlauf(config, webFolder, { ending }))
