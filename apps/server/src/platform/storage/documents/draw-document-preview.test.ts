import { getDocuments } from '@wohlauf/contract/documents/documents'
import {
  createDocumentAsManager,
  deleteDocumentAsManager,
  updateFileOfDocumentAsManager,
} from '@wohlauf/contract/documents/documents-as-manager'
import { afterAll, expect, test } from 'vitest'
import { filesIn } from '../../../testing/database/traces.ts'
import { makePdf } from '../../../testing/files/pdf-files.ts'
import { makeDocx } from '../../../testing/files/word-files.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { drawMissingPreviews } from './draw-document-preview.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const blank = Buffer.from('%PDF-1.4\n%%EOF\n')
const file = (bytes: Buffer<ArrayBuffer>, fileName = 'Plan.pdf') => ({ file: { bytes, fileName, type: '' } })

const createDocuments = async () => {
  const manager = await createManager(testServer)
  const learner = await createLearner(testServer, manager.app)
  return {
    ...manager,
    upload: async (bytes: Buffer<ArrayBuffer>, fileName?: string) => {
      const input = { title: 'Plan', shortDescription: 'Kurz' }
      const files = file(bytes, fileName)
      const { body } = await testServer.call(createDocumentAsManager, input, { ...manager.as, files })
      return body.documentId
    },
    list: async () => (await testServer.call(getDocuments, {}, learner.as)).body,
    files: () => filesIn(`${testServer.storageFolder}/${manager.app.appId}`),
  }
}

test('a new PDF gets its first page as picture, and its number of pages', async () => {
  const { app, upload, list } = await createDocuments()
  const bytes = await makePdf({ pages: 2 })
  await upload(bytes)
  const waitingDocument = { fileName: 'Plan.pdf', sizeBytes: bytes.length, pageCount: null, preview: null }
  expect(await list()).toMatchObject([waitingDocument])
  expect(await testServer.runJobs()).toMatchObject({ failed: 0 })
  const [drawnDocument] = await list()
  expect(drawnDocument).toMatchObject({
    pageCount: 2,
    preview: { widths: [200, 400, 700, 800], alternativeText: '' },
  })
  expect(drawnDocument?.preview?.aspectRatio).toBeCloseTo(210 / 297, 2)
  const url = drawnDocument?.preview?.url ?? ''
  const picture = await testServer.send({ method: 'GET', url, host: app.host })
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('a preview that cannot be drawn is not tried again', async () => {
  const { upload, list } = await createDocuments()
  await upload(blank)
  await upload(Buffer.from(await makeDocx()), 'Plan.docx')
  await testServer.runJobs()
  expect(await list()).toMatchObject([
    { fileName: 'Plan.pdf', pageCount: null, preview: null },
    { fileName: 'Plan.docx', pageCount: null, preview: null },
  ])
  await testServer.runSchedule(drawMissingPreviews)
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 0 })
})

test('a PDF from before there were previews gets its own', async () => {
  const { app, list } = await createDocuments()
  await testServer.createDocument(app, { bytes: await makePdf() })
  await testServer.runJobs()
  expect(await list()).toMatchObject([{ pageCount: null }])
  await testServer.runSchedule(drawMissingPreviews)
  await testServer.runJobs()
  expect(await list()).toMatchObject([{ pageCount: 1, preview: { hash: expect.any(String) } }])
})

test('the picture of a replaced or deleted PDF is removed with it', async () => {
  const { as, upload, list, files } = await createDocuments()
  const documentId = await upload(await makePdf())
  await testServer.runJobs()
  const before = files()
  const replacing = { ...as, files: file(await makePdf({ pages: 4 })) }
  await testServer.call(updateFileOfDocumentAsManager, { documentId }, replacing)
  await testServer.runJobs()
  expect(await list()).toMatchObject([{ pageCount: 4 }])
  expect(files()).toHaveLength(before.length)
  expect(files().filter((each) => before.includes(each))).toEqual([])
  await testServer.call(deleteDocumentAsManager, { documentId }, as)
  await testServer.runJobs()
  expect(files()).toEqual([])
})

test('a document that is deleted while it is drawn leaves no picture', async () => {
  const { as, upload, files } = await createDocuments()
  const documentId = await upload(await makePdf())
  const { drawPdfPreview } = testServer.services
  testServer.services.drawPdfPreview = async (bytes, caller) => {
    await testServer.call(deleteDocumentAsManager, { documentId }, as)
    await testServer.runJobs()
    return drawPdfPreview(bytes, caller)
  }
  await testServer.runJobs()
  testServer.services.drawPdfPreview = drawPdfPreview
  await testServer.runJobs()
  expect(files()).toEqual([])
})
