import { buffer } from 'node:stream/consumers'
import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { Caller } from '../../base/lane.ts'
import type { Tx } from '../../database/transaction.ts'
import { enqueueEach } from '../../jobs/enqueue.ts'
import { defineLooseJob, defineSchedule } from '../../jobs/job.ts'
import { keepImage } from '../images/image-store.ts'
import { processImage } from '../images/process-image.ts'
import { storedFile } from '../tables.ts'
import type { PdfPreview } from './pdf-preview.ts'

export const PDF_TYPE = 'application/pdf'

const isWithoutPreview = and(eq(storedFile.contentType, PDF_TYPE), isNull(storedFile.previewTriedAt))

const asPicture = ({ width, height, pixels }: PdfPreview, caller: Caller) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((png) => processImage(png, caller))

const lockFile = async (tx: Tx, storedFileId: string) => {
  const [file] = await tx
    .select({ storageKey: storedFile.storageKey })
    .from(storedFile)
    .where(and(eq(storedFile.id, storedFileId), isWithoutPreview))
    .for('update')
  return file ?? null
}

/**
 * Draws a new PDF's first page and counts its pages. One that cannot be drawn has neither, and there is no second
 * attempt.
 */
export const drawDocumentPreview = defineLooseJob({
  name: 'draw-document-preview',
  payload: z.object({ storedFileId: z.uuid() }),
  concurrencyOfApp: 1,
  run: async ({ payload: { storedFileId }, appId, inTx, now, services }) => {
    const file = await inTx((tx) => lockFile(tx, storedFileId))
    if (!file) return
    const caller = { appId, userId: null }
    const stream = await services.storage.read(file.storageKey)
    const preview = stream && (await services.drawPdfPreview(await buffer(stream), caller))
    const picture = preview && (await asPicture(preview, caller))
    const previewImage = picture && (await services.images.write(appId, picture))
    const isKept = await inTx(async (tx) => {
      if (!(await lockFile(tx, storedFileId))) return false
      const previewImageId = previewImage ? (await keepImage(tx, previewImage, '')).imageId : null
      const values = { pageCount: preview?.pageCount ?? null, previewImageId, previewTriedAt: now }
      await tx.update(storedFile).set(values).where(eq(storedFile.id, storedFileId))
      return true
    })
    // The document was deleted or drawn meanwhile.
    if (previewImage && !isKept) await services.images.remove(appId, previewImage.imageId)
  },
})

/** Documents from before there were previews, and those whose job gave up. */
const BATCH = 50

export const drawMissingPreviews = defineSchedule({
  name: 'draw-missing-previews',
  cron: '20 2 * * *',
  run: async ({ tx }) => {
    const files = await tx.select({ id: storedFile.id }).from(storedFile).where(isWithoutPreview).limit(BATCH)
    await enqueueEach(
      tx,
      drawDocumentPreview,
      files.map(({ id }) => ({ storedFileId: id })),
    )
  },
})
