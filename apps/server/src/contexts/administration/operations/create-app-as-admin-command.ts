import { randomUUID } from 'node:crypto'
import { createAppAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { insertOnce } from '../../../platform/database/insert-once.ts'
import { drawInstallPictures } from '../../../platform/http/install/draw-pictures.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueueFor } from '../../../platform/jobs/enqueue.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { complainOfHosts, lockHosts, writeHosts } from '../app-hosts.ts'
import { columnsOf, findWrittenApp, writtenOf } from '../apps.ts'

export const createAppAsAdminCommand = handle(
  createAppAsAdmin,
  async ({ input, tx, services, refuse, addAuditNote }) => {
    const { appId = randomUUID(), ...values } = input
    await lockHosts(tx)
    const fields = await complainOfHosts(tx, appId, values, services.adminHost)
    if (fields) return refuse('host-taken', { fields })
    const outcome = await insertOnce(tx, app, {
      row: { appId, ...columnsOf(values) },
      written: writtenOf(values),
      find: () => findWrittenApp(tx, appId),
    })
    if (outcome === 'conflict') return refuse('conflict')
    if (outcome === 'inserted') {
      await writeHosts(tx, appId, values)
      await enqueueFor(tx, appId, drawInstallPictures, {})
    }
    addAuditNote({ appId })
    return { appId }
  },
)
