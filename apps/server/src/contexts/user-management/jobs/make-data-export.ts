import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { onUndo, type Tx } from '../../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import type { ExportOwnData } from '../../../platform/own-data.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { findDepartureOf } from '../../sponsors/index.ts'
import { folderOfExport, newExportKey } from '../export/folder-of-export.ts'
import { gatherOwnData } from '../export/gather.ts'
import { packExport } from '../export/pack-export.ts'
import { lockAccount } from '../lock-account.ts'
import { dataExportReadyMail } from '../mails/data-export-ready.ts'
import { EXPORT_KEPT_MS } from '../rules/export-life.ts'
import { dataExport } from '../tables.ts'

export const MAKE_DATA_EXPORT = {
  name: 'make-data-export',
  payload: z.object({ dataExportId: z.uuid() }),
}

const findExport = async (tx: Tx, id: string) => {
  const [found] = await tx.select().from(dataExport).where(eq(dataExport.id, id))
  return found ?? null
}

/**
 * Packs all data about a user into a ZIP. The account is locked only for the last step: until then its owner
 * can delete it, and then the file is removed again.
 *
 * @param parts the functions of all contexts
 */
export const makeDataExport = (parts: readonly ExportOwnData[]): Job<{ dataExportId: string }> =>
  defineJob({
    ...MAKE_DATA_EXPORT,
    run: async ({ payload: { dataExportId: id }, tx, appId, now, services }) => {
      const { storage } = services
      const asked = await findExport(tx, id)
      if (asked?.storageKey) return
      const [home] = await tx.select().from(app).where(eq(app.appId, appId))
      if (!asked || !home) return storage.removeAll(folderOfExport(appId, id))

      const storageKey = newExportKey(appId, id)
      onUndo(tx, () => storage.remove(storageKey))
      const person = { appId, userId: asked.userId }
      const about = { title: home.title, style: home.style, madeAt: now }
      const zip = packExport(await gatherOwnData(tx, person, services, parts), about, storage)
      await storage.writeStream(storageKey, zip, 'application/zip')

      const availableUntil = new Date(now.getTime() + EXPORT_KEPT_MS)
      const account = await lockAccount(tx, asked.userId, 'with others')
      const [kept] = await tx
        .update(dataExport)
        .set({ storageKey, availableUntil })
        .where(and(eq(dataExport.id, id), isNull(dataExport.storageKey)))
        .returning({ id: dataExport.id })
      if (!account || !kept) return storage.remove(storageKey)
      // The mail leads to the profile. A person who has lost the access sees on their own page that it is ready.
      if (!(await findDepartureOf(tx, account.id)))
        await writeMail(tx, dataExportReadyMail, {
          to: account.emailAddress,
          accountId: account.id,
          params: { availableUntil: availableUntil.toISOString() },
        })
    },
  })
