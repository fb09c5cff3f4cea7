import type { MultipartValue } from '@fastify/multipart'
import type { AnyOperation, FilePart } from '@wohlauf/contract/operation'
import { MAX_FILE_BYTES, MAX_PACKAGE_BYTES, MAX_PACKAGE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readJson } from '../../base/read-json.ts'
import { Refusal } from '../../base/refusal.ts'
import { refusalFor } from '../answers/error-answer.ts'

/** Undefined for a field that the operation does not know. */
type FieldSchema = z.core.$ZodType | undefined

/** Whether a field has a text schema: a title "2026" or "true" is not a number or a flag. */
const isOfText = (schema: FieldSchema, text: string): boolean =>
  schema !== undefined && z.safeParse(schema, text).error?.issues[0]?.code !== 'invalid_type'

/** Texts that may be JSON: a list, an object, a flag, null, or a plain number (not `1e3`). */
const MAY_BE_JSON = /^([[{tfn]|-?\d+(\.\d+)?$)/

/** A number, list or flag in a multipart field is JSON (the specification's clients do so), any other value text. */
const readText = (text: string, schema: FieldSchema): unknown => {
  if (isOfText(schema, text) || !MAY_BE_JSON.test(text)) return readJson(JSON.stringify(text))
  try {
    return readJson(text)
  } catch {
    return readJson(JSON.stringify(text))
  }
}

/** A part that says so is JSON; the parser has parsed it. */
const readPart = ({ mimetype, value }: MultipartValue, schema: FieldSchema): unknown =>
  mimetype === 'application/json' ? readJson(JSON.stringify(value)) : readText(String(value), schema)

/** The schema of a list's items; undefined for any other field. */
const itemsOf = (schema: FieldSchema): FieldSchema => {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def
  if (def && 'innerType' in def) return itemsOf(def.innerType)
  return def?.type === 'array' ? def.element : undefined
}

/**
 * A list is one part with all of it, or has a part for each item: the API's description asks for the first, and many
 * generated clients do the second all the same. Of any other field the last part counts.
 */
const readField = (parts: readonly [MultipartValue, ...MultipartValue[]], schema: FieldSchema): unknown => {
  const value = readPart(parts.at(-1) ?? parts[0], schema)
  const items = itemsOf(schema)
  if (!items || (parts.length === 1 && (Array.isArray(value) || value === null))) return value
  return parts.map((part) => readPart(part, items))
}

export type GivenFile = { bytes: Buffer; fileName: string }

type Upload = { value: unknown; files: Record<string, GivenFile> }

export const maxBytesOf = ({ accepts }: FilePart): number =>
  accepts === 'course-package' || accepts === 'inspected-package' ? MAX_PACKAGE_BYTES : MAX_FILE_BYTES

const largestFile = ({ files }: AnyOperation): number =>
  Math.max(MAX_FILE_BYTES, ...Object.values(files).map(maxBytesOf))

const tooLarge = (operation: AnyOperation): Refusal =>
  largestFile(operation) > MAX_FILE_BYTES
    ? new Refusal('file-too-large', {
        message: `Das Paket darf höchstens ${MAX_PACKAGE_MEGABYTES} MB groß sein.`,
      })
    : new Refusal('file-too-large')

/**
 * An undeclared file is discarded as it arrives. A part named like a field is one even with a file name: browsers can state a
 * part's type in no other way.
 */
const readParts = async (request: FastifyRequest, operation: AnyOperation): Promise<Upload> => {
  const { shape } = operation.input as z.ZodMiniObject
  const isField = (name: string | undefined) => name !== undefined && Object.hasOwn(shape, name)
  const fields = new Map<string, [MultipartValue, ...MultipartValue[]]>()
  const files: Record<string, GivenFile> = {}
  const parts = request.parts({
    limits: { fileSize: largestFile(operation) },
    isPartAFile: (name, contentType, fileName) =>
      !isField(name) && (fileName !== undefined || contentType === 'application/octet-stream'),
  })
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Refusal('not-valid')
      const former = fields.get(part.fieldname)
      if (former) former.push(part)
      else fields.set(part.fieldname, [part])
    } else if (!Object.hasOwn(operation.files, part.fieldname) || files[part.fieldname]) {
      part.file.resume()
    } else {
      const bytes = await part.toBuffer()
      if (bytes.length > 0) files[part.fieldname] = { bytes, fileName: part.filename }
    }
  }
  const value = Object.fromEntries(
    [...fields].map(([name, parts]) => [name, readField(parts, isField(name) ? shape[name] : undefined)]),
  )
  return { value, files }
}

const MAX_FIELD_BYTES = 1024 * 1024

/**
 * @returns the length of the body by its header; without one, the maximum
 * @throws Refusal `file-too-large` when it is longer than the operation's files and fields can be
 */
export const uploadBytes = (request: FastifyRequest, operation: AnyOperation): number => {
  const maxBytes = Object.values(operation.files).reduce(
    (sum, part) => sum + maxBytesOf(part),
    MAX_FIELD_BYTES,
  )
  const declared = Number(request.headers['content-length'] ?? maxBytes)
  if (declared > maxBytes) throw tooLarge(operation)
  return declared
}

/** Fails once more than `maxBytes` bytes have arrived: a body without a declared length may have more. */
const bounded = async <T>(request: FastifyRequest, maxBytes: number, reading: Promise<T>): Promise<T> => {
  let remainingBytes = maxBytes
  const tooMuch = new Promise<never>((_, reject) => {
    request.raw.on('data', (piece: Buffer) => {
      remainingBytes -= piece.length
      if (remainingBytes < 0) reject(new Refusal('file-too-large'))
    })
  })
  return Promise.race([reading, tooMuch])
}

export const readUpload = async (request: FastifyRequest, operation: AnyOperation): Promise<Upload> => {
  // Throws before the parts are read: the error of a reading in progress would be unhandled.
  const maxBytes = uploadBytes(request, operation)
  const reading = readParts(request, operation).catch((error: unknown) => {
    // The parser's errors for broken forms have no code of their own.
    const refusal = refusalFor(error)
    throw refusal?.name === 'file-too-large' ? tooLarge(operation) : (refusal ?? new Refusal('not-readable'))
  })
  return bounded(request, maxBytes, reading)
}

/** The messages for the required files that did not arrive, by their fields. */
export const missingFiles = (
  { files: parts }: AnyOperation,
  files: Upload['files'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([name, { isOptional }]) => !isOptional && !files[name])
      .map(([name]) => [name, MESSAGES.required]),
  )
