import { fileURLToPath } from 'node:url'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { HANDLERS } from '../../apps/server/src/composition/handlers.ts'
import { openLog } from '../../apps/server/src/composition/open-log.ts'
import { startServices } from '../../apps/server/src/composition/start-services.ts'
import { readConfig } from '../../apps/server/src/platform/base/config/config.ts'
import { listen } from '../../apps/server/src/platform/http/server/listen.ts'
import { buildServer } from '../../apps/server/src/platform/http/server/server.ts'
import { serveSites } from '../../apps/server/src/platform/http/server/sites.ts'

/** The product's server in a separate process, as `npm start` starts it, on the given database. */
const config = readConfig(process.env)
const running = await startServices(config, config.databaseUrl ?? '', openLog(config))
const server = await buildServer(config, OPERATIONS, HANDLERS, running)
// Without built sites there are no first screens.
await serveSites(server, fileURLToPath(new URL('../../apps/web/dist', import.meta.url)), running)
await listen(server, { port: 0, host: '127.0.0.1' })
const address = server.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })

process.on('disconnect', () => process.exit(0))
