import { connect } from 'node:net'

/** Longer than the product waits for headers (10 s), shorter than for a body (120 s): who sends only half is cut by us. */
const PATIENCE_MS = 15_000

export type RawAnswer = {
  /** 0: nothing came, or nothing that is HTTP. */
  status: number
  headers: string
  text: string
  ms: number
  isCut: boolean
}

const EMPTY_LINE = Buffer.from('\r\n\r\n')

/** The body as it was sent: as long as it says, or in chunks, whose sizes are taken out. A next answer is left. */
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
  // What asked whether it may go on got its answer after that one.
  if (status === 100) return read(bytes.subarray(end + EMPTY_LINE.length))
  return { status, headers, text: bodyOf(headers, bytes.subarray(end + EMPTY_LINE.length)) }
}

/** Sends bytes as they are over a connection of their own, and reads what comes until the other side closes. */
export const sendRaw = (port: number, bytes: Buffer, isHalf = false): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const began = performance.now()
    const received: Buffer[] = []
    let isCut = false
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    // What is no whole request waits for its rest: half a second tells whether it is refused before.
    const timer = setTimeout(
      () => {
        isCut = true
        socket.destroy()
      },
      isHalf ? 500 : PATIENCE_MS,
    )
    socket.on('data', (part: Buffer) => received.push(part))
    socket.on('error', () => {})
    socket.on('end', () => socket.end())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ ...read(Buffer.concat(received)), ms: performance.now() - began, isCut })
    })
    socket.write(bytes)
  })
