import { once } from 'node:events'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { Problem } from './command.mjs'
import { root } from './paths.mjs'

/**
 * Checks the requirements of `npm start` that take a moment, before packages are installed and sites are
 * built, which takes minutes. The server checks the same settings, and all others, when it starts.
 *
 * @throws {Problem} when the port or the data folder cannot be used
 */
export async function checkMachine({ PORT, HOST, DATA_DIR } = process.env) {
  checkFolder(resolve(root, DATA_DIR?.trim() || '.data'))
  await checkPort(Number(PORT?.trim() || 3000), HOST?.trim() || 'localhost')
}

/** Does the same as the server's `prepareDataFolder`. */
function checkFolder(path) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Problem(
      `The data folder "${path}" cannot be used (${error.code}); set DATA_DIR to a folder that may be written, for example DATA_DIR=/var/lib/wohlauf.`,
    )
  }
}

async function checkPort(port, host) {
  // Not a port: the server reports what is wrong with the setting.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch ({ code }) {
    if (code === 'EADDRINUSE')
      throw new Problem(
        `Port ${port} is in use by another program. Choose another one, for example PORT=${port + 1}.`,
      )
    if (code === 'EACCES')
      throw new Problem(`Port ${port} may not be opened by this user. Choose one above 1023.`)
    // The server reports any other error.
    return
  }
  server.close()
  await once(server, 'close')
}
