import type { AnyOperation, FilePart } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, describe, expect, test } from 'vitest'
import { maxBytesOf } from '../../platform/http/files/upload.ts'
import type { Answer, TestFile } from '../../testing/call.ts'
import { makePicture } from '../../testing/files/picture.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { byName, callOptionsOf } from '../every-operation.ts'
import { fingerprint } from '../fingerprint.ts'
import { inputOf, sampleFiles, sampleInput } from '../sample-input.ts'
import { createWorld } from '../world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)

const uploads = OPERATIONS.filter(({ kind }) => kind === 'upload')
const png = await makePicture()

const NO_PICTURES: Record<string, Buffer> = {
  'a text': Buffer.from('kein Bild'),
  'a vector drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  'a GIF': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'a PDF': Buffer.from('%PDF-1.4\n%%EOF\n'),
  'a header of a gigantic picture': Buffer.from('iVBORw0KGgoAAAANSUhEUgAAw1AAAMNQCAIAAAAAAAAA', 'base64'),
}

const callWith = (
  operation: AnyOperation,
  files: Record<string, TestFile>,
  input = sampleInput(operation, world),
) => testServer.call(operation, input, { ...callOptionsOf(operation, world), files })

const expectRefusal = async (answer: Promise<Answer>, status: number, identifier: string) => {
  const { status: actualStatus, refusal } = await answer
  expect([actualStatus, refusal?.identifier]).toEqual([status, identifier])
  return refusal
}

const unchanged = async (work: () => Promise<unknown>) => {
  const before = await fingerprint(testServer.adminPool)
  await work()
  expect(await fingerprint(testServer.adminPool)).toEqual(before)
}

const needing = uploads.filter(({ files }) => Object.values(files).some(({ isOptional }) => !isOptional))

test.each(byName(needing))('%s requires each of its files', async (_, operation) => {
  const required = Object.entries(operation.files).filter(([, { isOptional }]) => !isOptional)
  await unchanged(async () => {
    const refusal = await expectRefusal(callWith(operation, {}), 400, 'not-valid')
    expect(refusal?.fields).toEqual(
      Object.fromEntries(required.map(([name]) => [name, 'Dieses Feld muss gefüllt sein'])),
    )
    const files = await sampleFiles(operation)
    const misnamed = Object.fromEntries(Object.entries(files).map(([name, file]) => [`x${name}`, file]))
    await expectRefusal(callWith(operation, misnamed), 400, 'not-valid')
    const faults = await expectRefusal(callWith(operation, {}, {}), 400, 'not-valid')
    const ofFields =
      inputOf(operation)
        .safeParse({})
        .error?.issues.map(({ path }) => path.join('.')) ?? []
    expect(Object.keys(faults?.fields ?? {}).sort()).toEqual(
      [...new Set([...ofFields, ...required.map(([name]) => name)])].sort(),
    )
  })
})

describe.each(byName(uploads))('%s', (_, operation) => {
  const call = async (input: Record<string, unknown>, files: Record<string, TestFile>) =>
    callWith(operation, files, input)
  const raw = (payload: string | Buffer, type: string) =>
    testServer.send({
      method: 'POST',
      url: operation.path,
      ...callOptionsOf(operation, world),
      payload,
      headers: { 'content-type': type },
    })
  const right = () => sampleInput(operation, world)
  const firstFile = Object.keys(operation.files)[0] ?? ''

  test('refuses a file over the limit of its kind', async () => {
    const files = await sampleFiles(operation)
    const [file] = Object.values(files)
    const [part] = Object.values(operation.files) as [FilePart]
    const large = { ...(file as TestFile), bytes: Buffer.alloc(maxBytesOf(part) + 1) }
    await unchanged(() => expectRefusal(call(right(), { [firstFile]: large }), 413, 'file-too-large'))
  })

  test('accepts only complete multipart bodies', async () => {
    const field = '--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'
    await unchanged(async () => {
      await expectRefusal(raw(JSON.stringify(right()), 'application/json'), 415, 'wrong-format')
      await expectRefusal(raw('text', 'text/plain'), 415, 'wrong-format')
      for (const [body, type] of [
        ['', 'multipart/form-data'],
        ['nothing of the kind', 'multipart/form-data; boundary=xx'],
        [`${field}`, 'multipart/form-data; boundary=xx'],
        [`${field}\r\n--xx`, 'multipart/form-data; boundary=xx'],
      ] as const) {
        const { status } = await raw(body, type)
        expect([body, status]).toEqual([body, expect.toBeOneOf([400, 415])])
      }
    })
  })

  test('limits the number and size of further parts', async () => {
    const files = await sampleFiles(operation)
    const [file] = Object.values(files) as [TestFile]
    const many = Object.fromEntries(Array.from({ length: 6 }, (_each, index) => [`file${index}`, file]))
    const fields = Object.fromEntries(Array.from({ length: 150 }, (_each, index) => [`field${index}`, 'x']))
    await unchanged(async () => {
      await expectRefusal(call(right(), { ...files, ...many }), 400, 'not-valid')
      await expectRefusal(call({ ...right(), ...fields }, files), 400, 'not-valid')
      await expectRefusal(call({ long: 'x'.repeat(200_000), ...right() }, files), 400, 'not-valid')
    })
  })
})

const isPicture = ({ accepts }: FilePart): boolean => ['image', 'private-image', 'logo'].includes(accepts)

const images = uploads.filter(({ files }) => Object.values(files).some(isPicture))

test.each(byName(images))('%s says that a picture without its end is incomplete', async (_, operation) => {
  const [name = ''] = Object.entries(operation.files).find(([, part]) => isPicture(part)) ?? []
  const half = { bytes: png.subarray(0, png.length / 2), fileName: 'bild.png', type: 'image/png' }
  const files = { ...(await sampleFiles(operation)), [name]: half }
  await unchanged(() => expectRefusal(callWith(operation, files), 415, 'picture-incomplete'))
})

describe.each(byName(images))('%s', (_, operation: AnyOperation) => {
  test.each(Object.entries(NO_PICTURES))(
    'does not accept %s as a picture under any name',
    async (_name, bytes) => {
      const [name] = Object.entries(operation.files).find(([, part]) => isPicture(part)) ?? ['']
      const files = {
        ...(await sampleFiles(operation)),
        [name]: { bytes, fileName: 'bild.png', type: 'image/png' },
      }
      const before = await fingerprint(testServer.adminPool)
      const { status, refusal } = await testServer.call(operation, sampleInput(operation, world), {
        ...callOptionsOf(operation, world),
        files,
      })
      expect([status, refusal?.identifier]).toEqual([415, 'wrong-file-format'])
      expect(await fingerprint(testServer.adminPool)).toEqual(before)
    },
  )
})
