import { MESSAGES } from '@wohlauf/contract/messages'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type ProcessedImage, processImage } from '../images/process-image.ts'
import { refusalFor } from './error-answer.ts'
import type { GivenFile } from './handler.ts'
import { readJsonBody } from './json-body.ts'
import { Refusal } from './refusal.ts'

/** Specification, section 9. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Whether a field is one of text: a title "2026" or "true" is no number and no flag. */
const isOfText = (schema: z.core.$ZodType | undefined, text: string): boolean => {
  const issues = schema && z.safeParse(schema, text).error?.issues
  return (
    schema !== undefined && !issues?.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  )
}

/**
 * A multipart field is text; a number, list or flag in it is written as JSON (the specification's clients do so). What is
 * no JSON is the text itself.
 */
const readField = (text: string, schema: z.core.$ZodType | undefined): unknown => {
  if (isOfText(schema, text)) return readJsonBody(JSON.stringify(text))
  if (!/^(\[|\{|true$|false$|null$|-?\d+(\.\d+)?$)/.test(text)) return readJsonBody(JSON.stringify(text))
  try {
    return readJsonBody(text)
  } catch {
    return readJsonBody(JSON.stringify(text))
  }
}

type Upload = { value: unknown; files: Record<string, GivenFile> }

const readParts = async (request: FastifyRequest, operation: AnyOperation): Promise<Upload> => {
  const { shape } = operation.input as z.ZodMiniObject
  const value: Record<string, unknown> = {}
  const files: Record<string, GivenFile> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('not-valid')
      value[part.fieldname] = readField(
        String(part.value),
        Object.hasOwn(shape, part.fieldname) ? shape[part.fieldname] : undefined,
      )
    } else {
      const bytes = await part.toBuffer()
      if (Object.hasOwn(operation.files, part.fieldname) && bytes.length > 0)
        files[part.fieldname] = { bytes, fileName: part.filename, declaredType: part.mimetype }
    }
  }
  return { value, files }
}

/** Reads a multipart body: its fields as the operation's input, its files by the names the operation gives them. */
export const readUpload = async (request: FastifyRequest, operation: AnyOperation): Promise<Upload> => {
  if (!request.isMultipart()) throw new Refusal('wrong-format')
  const upload = await readParts(request, operation).catch((error: unknown) => {
    // Whatever else goes wrong here lies in what was sent: the parser's errors for broken forms have no code of their own.
    throw refusalFor(error) ?? new Refusal('not-readable')
  })
  for (const [name, { isOptional }] of Object.entries(operation.files))
    if (!isOptional && !upload.files[name])
      throw new Refusal('not-valid', { fields: { [name]: MESSAGES.required } })
  return upload
}

/** @throws Refusal `wrong-file-format` when the bytes are no picture that is taken, whatever their name says */
export const decodePictures = async (
  { files: parts }: AnyOperation,
  files: Upload['files'],
): Promise<Record<string, GivenFile | ProcessedImage>> => {
  const given: Record<string, GivenFile | ProcessedImage> = { ...files }
  for (const [name, file] of Object.entries(files)) {
    if (parts[name]?.accepts !== 'image') continue
    const picture = await processImage(file.bytes)
    if (!picture) throw new Refusal('wrong-file-format')
    given[name] = picture
  }
  return given
}
