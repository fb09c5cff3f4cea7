import { fileURLToPath } from 'node:url'
import { runUntilSignal } from '../../../apps/server/src/composition/run-until-signal.ts'
import { startWohlauf } from '../../../apps/server/src/composition/start.ts'

/**
 * The server of `npm start` and `npm run dev`: an embedded database gets the demo world at its first start.
 * Vite's server of `npm run dev` has the port that the browser uses, and forwards requests to the port that is the
 * argument. Then the documents are those of the sources, filled for each host like the built ones.
 */
const [listenPort] = process.argv.slice(2)
const webFolder = fileURLToPath(new URL(`../../../apps/web${listenPort ? '' : '/dist'}`, import.meta.url))

await runUntilSignal('Wohlauf', async (config, ending) =>
  startWohlauf(config, webFolder, {
    ending,
    listenPort: listenPort ? Number(listenPort) : config.port,
    demo: config.databaseUrl || config.environment === 'production' ? null : await import('./demo-world.ts'),
  }),
)
