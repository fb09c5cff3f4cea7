import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2'
import { SEND_TIMEOUT_MS } from '../post.ts'
import { exchange, type StreamAnswer } from './exchange.ts'

export type ConnectionOptions = {
  /** The certificates to trust instead of the system's. */
  ca?: string
  timeoutMs?: number
  /** How often an open connection is checked: a router may have dropped it silently. */
  pingMs?: number
}

export type Connection = {
  /** @throws when there was no complete answer in time */
  request: (headers: OutgoingHttpHeaders, body: string) => Promise<StreamAnswer>
  close: () => void
}

/** Pings until the session has closed, which a destroyed one has only once its socket has ended. */
export const keepChecking = (session: ClientHttp2Session, pingMs: number): void => {
  let isAnswered = true
  const beat = setInterval(() => {
    if (session.connecting || session.closed || session.destroyed) return
    if (!isAnswered) {
      session.destroy()
      return
    }
    isAnswered = false
    session.ping((error) => {
      isAnswered = error === null
    })
  }, pingMs).unref()
  session.once('close', () => clearInterval(beat))
}

/** Opened with the first request, and replaced after GOAWAY, an error, an unanswered request or ping. */
export const createConnection = (origin: string, options: ConnectionOptions = {}): Connection => {
  const { ca, timeoutMs = SEND_TIMEOUT_MS, pingMs = 20_000 } = options
  let current: ClientHttp2Session | null = null

  const open = (): ClientHttp2Session => {
    const session = connect(origin, ca === undefined ? {} : { ca })
    // An idle connection does not keep the process alive.
    session.unref()
    session.on('error', () => {})
    keepChecking(session, pingMs)
    return session
  }
  /** After GOAWAY a connection counts as closed while its open requests may still finish. */
  const usable = (): ClientHttp2Session => {
    if (!current || current.closed || current.destroyed) current = open()
    return current
  }
  /** Open requests may still finish; the next one opens another connection. */
  const retire = (session: ClientHttp2Session): void => {
    if (session.connecting) session.destroy()
    else session.close()
    setTimeout(() => session.destroy(), timeoutMs).unref()
  }

  return {
    request: async (headers, body) => {
      const session = usable()
      try {
        return await exchange(session, headers, body, timeoutMs)
      } catch (error) {
        retire(session)
        throw error
      }
    },
    close: () => {
      current?.destroy()
      current = null
    },
  }
}
