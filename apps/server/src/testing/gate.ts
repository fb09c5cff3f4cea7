import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Gate = {
  port: number
  /** Cuts every open connection, like a pulled cable; new ones are forwarded. */
  cut: () => void
  /**
   * Loses every packet: new connections are accepted and stay silent. The server behind does not notice when
   * a client closes.
   */
  silence: () => void
  /** New connections are forwarded again; the silenced ones stay silent, as behind a router that has dropped them. */
  restore: () => void
  close: () => Promise<void>
}

/** Reads and discards everything, so that the sender does not notice by a full buffer. */
const muffle = (socket: Socket): void => {
  socket.unpipe()
  socket.removeAllListeners('close')
  socket.resume()
}

/** A fixed address in front of a server whose connections a test cuts or silences, or whose port changes. */
export const openGate = async (portOf: () => number): Promise<Gate> => {
  const open = new Set<Socket>()
  let isSilent = false
  const keep = (socket: Socket): void => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
  }
  // Half open, because a silent network does not answer the end of a connection either.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near)
    if (isSilent) return void near.resume()
    const far = connect({ port: portOf(), host: '127.0.0.1', allowHalfOpen: true })
    keep(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    silence: () => {
      isSilent = true
      for (const socket of open) muffle(socket)
    },
    restore: () => {
      isSilent = false
    },
    close: async () => {
      const closing = once(server, 'close')
      server.close()
      cut()
      await closing
    },
  }
}
