import { connect } from 'node:net'
import { CLIENT_TIMEOUT_MS } from '../ask.ts'

export type RawAnswer = {
  /** 0 when the answer is empty or not HTTP. */
  status: number
  headers: string
  text: string
  ms: number
  isCut: boolean
}

const EMPTY_LINE = Buffer.from('\r\n\r\n')

/** Decodes the body by `content-length` or chunks; further answers on the connection are ignored. */
const bodyOf = (headers: string, bytes: Buffer): string => {
  const length = /^content-length: (\d+)/im.exec(headers)?.[1]
  if (length !== undefined) return bytes.subarray(0, Number(length)).toString()
  if (!/^transfer-encoding: chunked/im.test(headers)) return bytes.toString()
  let text = ''
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at)
    const size = end < 0 ? 0 : Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16)
    if (!size) return text
    text += bytes.subarray(end + 2, end + 2 + size).toString()
    at = end + size + 4
  }
}

const read = (bytes: Buffer): Pick<RawAnswer, 'status' | 'headers' | 'text'> => {
  const end = bytes.indexOf(EMPTY_LINE)
  const headers = bytes.subarray(0, Math.max(end, 0)).toString('latin1')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0)
  // An interim answer (`expect: 100-continue`); the final one follows.
  if (status === 100) return read(bytes.subarray(end + EMPTY_LINE.length))
  return { status, headers, text: bodyOf(headers, bytes.subarray(end + EMPTY_LINE.length)) }
}

/** Sends raw bytes over a new connection and reads until the server closes it. */
export const sendRaw = (port: number, bytes: Buffer, isHalf = false): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const began = performance.now()
    const chunks: Buffer[] = []
    let isCut = false
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    // The server waits for the rest of an incomplete request; do not wait with it.
    const timer = setTimeout(
      () => {
        isCut = true
        socket.destroy()
      },
      isHalf ? 500 : CLIENT_TIMEOUT_MS,
    )
    socket.on('data', (part: Buffer) => chunks.push(part))
    socket.on('error', () => {})
    socket.on('end', () => socket.end())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ ...read(Buffer.concat(chunks)), ms: performance.now() - began, isCut })
    })
    socket.write(bytes)
  })
