import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'

/** The reason why the server cannot listen on a port, for the operator; the error itself if it has another cause. */
export const listenProblem = (error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown => {
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use by another program. Choose another one, for example PORT=${port + 1}.`,
    )
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST=${host} is not an address of this machine. Use 0.0.0.0 for all of them.`)
  return error
}

/**
 * Called before everything that takes long; the server itself listens last.
 * @throws StartError when the port is not available
 */
export const requireFreePort = async (config: Pick<Config, 'host' | 'port'>): Promise<void> => {
  const server = createServer()
  try {
    server.listen({ host: config.host, port: config.port })
    await once(server, 'listening')
  } catch (error) {
    throw listenProblem(error, config)
  } finally {
    server.close()
  }
  await once(server, 'close')
}
