import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ExportOwnData } from '../../../platform/database/own-data.ts'
import { onUndo, type Tx } from '../../../platform/database/transaction.ts'
import { defineLooseJob, type Job, type LooseJobContext } from '../../../platform/jobs/job.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { lockAccount } from '../../../platform/tenancy/lock-account.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { consent, dataExport } from '../database/tables.ts'
import { folderOfExport, newExportKey } from '../export/folder-of-export.ts'
import { gatherOwnData } from '../export/gather.ts'
import { packExport } from '../export/pack-export.ts'
import { dataExportReadyMail } from '../mails/data-export-ready.ts'
import { EXPORT_KEPT_MS, EXPORT_MADE_IN_SECONDS } from '../rules/export-life.ts'

export const MAKE_DATA_EXPORT = {
  name: 'make-data-export',
  payload: z.object({ dataExportId: z.uuid() }),
}

type Context = Pick<LooseJobContext<{ dataExportId: string }>, 'payload' | 'appId' | 'now' | 'services'>

const countWithdrawals = async (tx: Tx, userId: string): Promise<number> => {
  const isTheirs = and(eq(consent.userId, userId), eq(consent.kind, 'HEALTH_DATA'))
  const rows = await tx
    .select({ id: consent.id })
    .from(consent)
    .where(and(isTheirs, isNotNull(consent.withdrawnAt)))
  return rows.length
}

/** All data for the file, unless it exists already or is no longer wanted. */
const gather = async (
  tx: Tx,
  { payload, appId, now, services }: Context,
  parts: readonly ExportOwnData[],
) => {
  const [request] = await tx.select().from(dataExport).where(eq(dataExport.id, payload.dataExportId))
  if (request?.storageKey) return 'made'
  const [home] = await tx.select().from(app).where(eq(app.appId, appId))
  if (!request || !home) return 'dropped'
  const { userId } = request
  return {
    userId,
    withdrawals: await countWithdrawals(tx, userId),
    data: await gatherOwnData(tx, { appId, userId }, services, parts),
    about: { title: home.title, style: home.style, madeAt: now },
  }
}

type Gathered = Exclude<Awaited<ReturnType<typeof gather>>, string>

/**
 * Runs under the account's lock: later events count as well.
 * @returns false when the export is no longer wanted
 * @throws Error when data in it have been deleted by a withdrawal: the next attempt leaves them out
 */
const finish = async (
  tx: Tx,
  { payload, now, services }: Context,
  { userId, withdrawals }: Gathered,
  storageKey: string,
): Promise<boolean> => {
  const availableUntil = new Date(now.getTime() + EXPORT_KEPT_MS)
  const byId = eq(dataExport.id, payload.dataExportId)
  const account = await lockAccount(tx, userId, 'with others')
  if (!account) return false
  if (account.isDisabled) {
    await tx.delete(dataExport).where(byId)
    return false
  }
  if ((await countWithdrawals(tx, userId)) !== withdrawals)
    throw new Error('The consent was withdrawn while the export was made.')
  const [row] = await tx
    .update(dataExport)
    .set({ storageKey, availableUntil })
    .where(and(byId, isNull(dataExport.storageKey)))
    .returning({ id: dataExport.id })
  if (!row) return false
  // The mail leads to the profile. A person without access sees on their own page that it is ready.
  if (!(await services.closedAccounts.lastDayOf(tx, userId)))
    await writeMail(tx, dataExportReadyMail, {
      to: account.emailAddress,
      accountId: userId,
      params: { availableUntil: availableUntil.toISOString() },
    })
  return true
}

/**
 * No transaction is open while pictures are read, and the account is locked only for the last step: until
 * then its owner can delete it, and then the file is removed again.
 */
export const makeDataExport = (parts: readonly ExportOwnData[]): Job<{ dataExportId: string }> =>
  defineLooseJob({
    ...MAKE_DATA_EXPORT,
    maxSeconds: EXPORT_MADE_IN_SECONDS,
    ownConcurrency: 2,
    concurrencyOfApp: 1,
    run: async ({ inTx, ...context }) => {
      const { storage } = context.services
      const { appId, payload } = context
      const exportData = await inTx((tx) => gather(tx, context, parts))
      if (exportData === 'made') return
      if (exportData === 'dropped') return storage.removeAll(folderOfExport(appId, payload.dataExportId))

      const storageKey = newExportKey(appId, payload.dataExportId)
      const removeFile = () => storage.remove(storageKey)
      await storage.writeStream(
        storageKey,
        packExport(exportData.data, exportData.about, storage),
        'application/zip',
      )
      let hasBegun = false
      try {
        const isKept = await inTx((tx) => {
          hasBegun = true
          onUndo(tx, removeFile)
          return finish(tx, context, exportData, storageKey)
        })
        if (!isKept) await removeFile()
      } catch (error) {
        // Without a connection there was no transaction that could have been undone.
        if (!hasBegun) await removeFile()
        throw error
      }
    },
  })
