import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Gate = {
  port: number
  /** Ends every connection that goes through, as a pulled cable would; new ones are let through. */
  cut: () => void
  close: () => Promise<void>
}

/** A fixed address in front of a server whose connections a test cuts, or whose port changes. */
export const openGate = async (portOf: () => number): Promise<Gate> => {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(portOf(), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}
