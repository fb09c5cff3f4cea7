/** A stream's bytes in pieces of the same size, the last of what is left; an empty stream is one empty piece. */
export async function* piecesOfSize(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let length = 0
  let hasGiven = false
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    while (length >= size) {
      const bytes = Buffer.concat(chunks)
      yield bytes.subarray(0, size)
      hasGiven = true
      chunks = [bytes.subarray(size)]
      length -= size
    }
  }
  if (length > 0 || !hasGiven) yield Buffer.concat(chunks)
}
