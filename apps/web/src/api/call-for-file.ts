import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { send } from './call.ts'
import { networkError } from './call-error.ts'

/** A download counts as failed after this time without a byte. A slow one may take as long as it needs. */
const SILENCE_MS = 30_000

/** @throws CallError when nothing arrives in time */
const beforeSilence = async <T>(coming: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(networkError()), SILENCE_MS)
  })
  try {
    return await Promise.race([coming, silence])
  } finally {
    clearTimeout(timer)
  }
}

const readParts = async (body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<BlobPart[]> => {
  const reader = body.getReader()
  const parts: BlobPart[] = []
  try {
    for (;;) {
      const { done, value } = await beforeSilence(reader.read())
      if (done) return parts
      parts.push(value)
    }
  } catch {
    reader.cancel().catch(() => {})
    throw networkError()
  }
}

/** @throws CallError with a German message, also when the file breaks off */
export const callForFile = async <Op extends AnyOperation & { kind: 'download' }>(
  operation: Op,
  input: InputOf<Op>,
): Promise<Blob> => {
  const { body, headers } = await send(operation, input)
  return new Blob(body ? await readParts(body) : [], { type: headers.get('content-type') ?? '' })
}
