import { updateAppAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { drawInstallPictures } from '../../../platform/http/install/draw-pictures.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueueFor } from '../../../platform/jobs/enqueue.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { complainOfHosts, lockHosts, writeHosts } from '../app-hosts.ts'
import { columnsOf } from '../apps.ts'

/** Settings are read with every request: they are in force immediately, in all processes. */
export const updateAppAsAdminCommand = handle(
  updateAppAsAdmin,
  async ({ input, tx, services, refuse, addAuditNote }) => {
    const { appId, revision, ...values } = input
    await lockHosts(tx)
    const [row] = await tx
      .select({
        revision: app.revision,
        graceDaysAfterRevoking: app.graceDaysAfterRevoking,
        allowsPrivateMembers: app.allowsPrivateMembers,
        publishesOnSave: app.publishesOnSave,
        lowestShellVersion: app.lowestShellVersion,
        androidShell: app.androidShell,
        iosShell: app.iosShell,
      })
      .from(app)
      .where(eq(app.appId, appId))
      .for('no key update')
    if (!row) return refuse('not-found')
    if (wasChangedSince(row, revision)) return refuse('conflict')
    const fields = await complainOfHosts(tx, appId, values, services.adminHost)
    if (fields) return refuse('host-taken', { fields })
    await tx
      .update(app)
      .set({ ...columnsOf(values, row), revision: row.revision + 1 })
      .where(eq(app.appId, appId))
    await writeHosts(tx, appId, values)
    await enqueueFor(tx, appId, drawInstallPictures, {})
    addAuditNote({ appId })
    return {}
  },
)
