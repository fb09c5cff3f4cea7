import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { upload } from '@wohlauf/contract/operation'
import { MAX_FILE_BYTES } from '@wohlauf/contract/values/file-size'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asMultipart, type TestFile } from '../../../testing/call.ts'
import { refusalFor } from '../answers/error-answer.ts'
import { parseInput } from '../mount/parse-input.ts'
import { missingFiles, readUpload, uploadBytes } from './upload.ts'

const operation = upload('test/upload-command', {
  audience: 'user',
  input: z.object({
    title: z.string(),
    short: z.string().check(z.maxLength(3)),
    note: z.nullable(z.string()),
    number: z.int(),
    list: z.array(z.string()),
    amounts: z.nullish(z.array(z.number())),
    ingredients: z.array(z.object({ name: z.string() })),
    flag: z.boolean(),
  }),
  output: z.object({}),
  files: { paper: { accepts: 'document' }, picture: { accepts: 'image', isOptional: true } },
})
const ofTwoPictures = upload('test/upload-two-command', {
  audience: 'user',
  input: z.object({}),
  output: z.object({}),
  files: { dish: { accepts: 'image' }, ingredients: { accepts: 'image' } },
})
const MAX_BYTES = 2 * MAX_FILE_BYTES + 1024 * 1024

const server = Fastify({ bodyLimit: 4 * MAX_BYTES })
await server.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, fieldSize: 100 } })
server.post('/', async (request) => {
  const { value, files } = await readUpload(request, operation)
  parseInput(z.object({}), value, missingFiles(operation, files))
  const values = Object.entries(files).map(([name, file]) => [name, file.fileName, String(file.bytes)])
  return { value, files: values }
})
server.post('/two', async (request) => {
  const { value, files } = await readUpload(request, ofTwoPictures)
  return parseInput(z.object({ title: z.string() }), value, missingFiles(ofTwoPictures, files))
})
server.setErrorHandler((error, _, reply) => {
  const refusal = refusalFor(error)
  return reply.code(refusal?.status ?? 500).send({ refused: refusal?.name, fields: refusal?.fields })
})
afterAll(() => server.close())

const file = (text: string, fileName = 'a.txt'): TestFile => ({
  bytes: Buffer.from(text),
  fileName,
  type: '',
})
const paper = file('Papier', 'Plan.pdf')

const sendRaw = async (payload: Buffer | Readable, contentType: string) =>
  (
    await server.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': contentType } })
  ).json()

const send = async (fields: object, files: Record<string, TestFile> = { paper }) => {
  const form = await asMultipart(fields, files)
  return sendRaw(Buffer.from(await form.arrayBuffer()), form.headers.get('content-type') ?? '')
}
const valueSent = async (fields: object) => (await send(fields)).value

/** Several parts may have one name; a text has no content type, and only a `Blob` with one has a file name. */
const sendParts = async (parts: readonly [name: string, content: string | Blob][]) => {
  const form = new FormData()
  for (const [name, content] of parts) form.append(name, content as Blob)
  form.append('paper', new Blob(['Papier']), 'Plan.pdf')
  const request = new Response(form)
  return sendRaw(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '')
}
const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

describe('a field', () => {
  test.each(['Hallo', '2026', 'true', 'null', '[1]', '{"a":1}', '', '-1.5', '"x"'])(
    'with a text schema is the text itself: %j',
    async (text) => {
      expect(await valueSent({ title: text })).toEqual({ title: text })
      expect(await valueSent({ note: text })).toEqual({ note: text })
    },
  )

  test('with a text schema stays text also when it is too long for it', async () => {
    expect(await valueSent({ short: '2026' })).toEqual({ short: '2026' })
  })

  test.each([
    ['number', '2026', 2026],
    ['number', '-1.5', -1.5],
    ['number', '1.25', 1.25],
    ['number', '12', 12],
    ['number', '1.', '1.'],
    ['number', '1e3', '1e3'],
    ['number', 'x1', 'x1'],
    ['number', '1x', '1x'],
    ['number', '"1"', '"1"'],
    ['flag', 'true', true],
    ['flag', 'false', false],
    ['flag', 'null', null],
    ['flag', 'truest', 'truest'],
    ['flag', 'untrue', 'untrue'],
    ['flag', 'falsey', 'falsey'],
    ['flag', 'nullify', 'nullify'],
    ['list', '["a","b"]', ['a', 'b']],
    ['number', '{"a":"b"}', { a: 'b' }],
    ['number', '[not JSON', '[not JSON'],
    ['unknown', '[1]', [1]],
    ['unknown', 'text', 'text'],
  ])('with another schema (%s) is parsed as JSON, or stays text: %j', async (name, text, expected) => {
    expect(await valueSent({ [name]: text })).toEqual({ [name]: expected })
  })

  test('is refused when it was cut off or the database could not store it', async () => {
    for (const title of ['a\0b', 'x'.repeat(101)]) expect((await send({ title })).refused).toBeDefined()
    expect(await send({ title: 'x'.repeat(101) })).toMatchObject({ refused: 'not-valid' })
    expect(await valueSent({ title: 'x'.repeat(99) })).toEqual({ title: 'x'.repeat(99) })
  })
})

describe('a list', () => {
  test.each<[string, (string | Blob)[], unknown]>([
    ['list', ['["a","b"]'], ['a', 'b']],
    ['list', ['[]'], []],
    ['list', [json(['a', 'b'])], ['a', 'b']],
    ['list', ['a', 'b'], ['a', 'b']],
    ['list', ['2026', 'true', '[1]'], ['2026', 'true', '[1]']],
    ['list', [json('a'), json('b')], ['a', 'b']],
    ['list', ['a'], ['a']],
    ['list', ['2026'], ['2026']],
    ['list', ['[not JSON'], ['[not JSON']],
    ['amounts', ['1', '2.5'], [1, 2.5]],
    ['amounts', ['1'], [1]],
    ['amounts', ['null'], null],
    ['amounts', [json(null)], null],
    ['ingredients', ['[{"name":"Mehl"}]'], [{ name: 'Mehl' }]],
    ['ingredients', ['{"name":"Mehl"}'], [{ name: 'Mehl' }]],
    ['ingredients', ['{"name":"Mehl"}', '{"name":"Salz"}'], [{ name: 'Mehl' }, { name: 'Salz' }]],
    ['ingredients', [json({ name: 'Mehl' }), json({ name: 'Salz' })], [{ name: 'Mehl' }, { name: 'Salz' }]],
  ])('is one part with all of it, or has a part for each item: %s %j', async (name, contents, expected) => {
    const { value } = await sendParts(contents.map((content) => [name, content]))
    expect(value).toEqual({ [name]: expected })
  })

  test('is nothing else: of two parts with the name of another field the last one counts', async () => {
    expect(
      (
        await sendParts([
          ['title', 'erster'],
          ['title', 'letzter'],
        ])
      ).value,
    ).toEqual({ title: 'letzter' })
    expect(
      (
        await sendParts([
          ['unknown', '[1]'],
          ['unknown', '[2]'],
        ])
      ).value,
    ).toEqual({ unknown: [2] })
  })
})

const rawPart = (name: string, type: string, content: string) => {
  const part = `--x\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`
  const paperPart = '--x\r\ncontent-disposition: form-data; name="paper"; filename="a"\r\n\r\nPapier\r\n'
  return sendRaw(Buffer.from(`${part}${paperPart}--x--\r\n`), 'multipart/form-data; boundary=x')
}

describe('a part that says that it is JSON', () => {
  test.each<[string, unknown]>([
    ['title', '2026'],
    ['note', null],
    ['number', 7],
    ['flag', true],
    ['list', ['a']],
  ])('is the value of its field, with and without a file name: %s %j', async (name, value) => {
    expect((await sendParts([[name, json(value)]])).value).toEqual({ [name]: value })
    const text = JSON.stringify(value)
    for (const type of ['application/json', 'application/json; charset=utf-8'])
      expect((await rawPart(name, type, text)).value).toEqual({ [name]: value })
  })

  test.each([
    ['broken', '{"a":'],
    ['too long', `"${'x'.repeat(101)}"`],
    ['nested too deeply', '['.repeat(40) + ']'.repeat(40)],
    ['what the database cannot store', '"a\\u0000b"'],
    ['half a character', '"\\ud800"'],
    ['a prototype', '{"__proto__":{}}'],
  ])('is refused when it is %s', async (_, text) => {
    expect(await rawPart('title', 'application/json', text)).toMatchObject({ refused: 'not-readable' })
  })

  test('is discarded as a file is when it has a file name and no field has its name', async () => {
    expect((await sendParts([['other', json([1])]])).value).toEqual({})
  })
})

test('a part with a file name and the name of a field is that field', async () => {
  const text = new Blob(['Suppe'], { type: 'text/plain' })
  const bytes = new Blob(['Suppe'])
  for (const content of [text, bytes])
    expect((await sendParts([['title', content]])).value).toEqual({ title: 'Suppe' })
})

test('a part named like a property of every object is refused', async () => {
  expect(await send({ toString: '7' })).toMatchObject({ refused: 'not-readable' })
  expect(await send({}, { toString: file('x'), paper })).toMatchObject({ refused: 'not-readable' })
})

describe('a file', () => {
  test('is returned under its part’s name, with its original file name', async () => {
    const picture = file('Bild', 'bild.png')
    expect(await send({}, { paper, picture })).toMatchObject({
      files: [
        ['paper', 'Plan.pdf', 'Papier'],
        ['picture', 'bild.png', 'Bild'],
      ],
    })
  })

  test('is discarded when it is undeclared, repeated or empty', async () => {
    expect((await send({}, { other: file('x'), paper })).files).toEqual([['paper', 'Plan.pdf', 'Papier']])
    const twice = await asMultipart({}, { paper, peper: file('zweites') })
    const body = Buffer.from(await twice.arrayBuffer())
    body.write('paper', body.indexOf('peper'))
    const answer = await sendRaw(body, twice.headers.get('content-type') ?? '')
    expect(answer.files).toEqual([['paper', 'Plan.pdf', 'Papier']])
    expect((await send({}, { paper, picture: file('') })).files).toHaveLength(1)
  })

  test('is required unless it is optional', async () => {
    const required = { refused: 'not-valid', fields: { paper: 'Dieses Feld muss gefüllt sein' } }
    expect(await send({}, {})).toEqual(required)
    expect(await send({}, { paper: file('') })).toEqual(required)
  })
})

test('all missing files are named, beside the other faults', async () => {
  const form = await asMultipart({}, { other: file('x') })
  const answer = await server.inject({
    method: 'POST',
    url: '/two',
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  })
  const required = 'Dieses Feld muss gefüllt sein'
  expect(answer.json()).toEqual({
    refused: 'not-valid',
    fields: { title: required, dish: required, ingredients: required },
  })
})

test('a body that is not a form or a broken form is refused', async () => {
  expect(await sendRaw(Buffer.from('{}'), 'application/json')).toMatchObject({ refused: 'wrong-format' })
  const formStart = Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1')
  expect(await sendRaw(formStart, 'multipart/form-data; boundary=x')).toMatchObject({
    refused: 'not-readable',
  })
})

test('a body without a declared length is aborted as soon as it is too long', async () => {
  let sentBytes = 0
  const endless = Readable.from(
    (function* () {
      yield '--x\r\ncontent-disposition: form-data; name="other"; filename="a"\r\n\r\n'
      for (const piece = Buffer.alloc(2 ** 20); sentBytes < 4 * MAX_BYTES; sentBytes += piece.length)
        yield piece
    })(),
    { objectMode: false },
  )
  expect(await sendRaw(endless, 'multipart/form-data; boundary=x')).toMatchObject({
    refused: 'file-too-large',
  })
})

test('a broken form that says it is too long is refused once: no error is left without a handler', async () => {
  const payload = Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1')
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(MAX_BYTES + 1),
  }
  const answer = await server.inject({ method: 'POST', url: '/', payload, headers })
  expect(answer.json()).toMatchObject({ refused: 'file-too-large' })
})

const bytesOf = (length?: number) => {
  const headers = length === undefined ? {} : { 'content-length': String(length) }
  return uploadBytes({ headers } as Parameters<typeof uploadBytes>[0], operation)
}

test('the length of a body is the declared one, else the maximum; longer ones are refused immediately', () => {
  expect(MAX_FILE_BYTES).toBe(10 * 1024 * 1024)
  expect([bytesOf(), bytesOf(0), bytesOf(5), bytesOf(MAX_BYTES)]).toEqual([MAX_BYTES, 0, 5, MAX_BYTES])
  expect(() => bytesOf(MAX_BYTES + 1)).toThrow(expect.objectContaining({ name: 'file-too-large' }))
})
