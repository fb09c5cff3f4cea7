import { updateAppBrandingAsAdmin } from '@wohlauf/contract/administration/administration-branding'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { drawInstallPictures } from '../../../platform/http/install/draw-pictures.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueueFor } from '../../../platform/jobs/enqueue.ts'
import { removeLogo } from '../../../platform/storage/branding/remove-logo.ts'
import { logoOf } from '../../../platform/storage/branding/stored-logo.ts'
import { lockBranding, writeBranding } from '../app-branding.ts'

export const updateAppBrandingAsAdminCommand = handle(
  updateAppBrandingAsAdmin,
  async ({ input, files, tx, refuse, addAuditNote }) => {
    const { appId, colour, senderName, isLogoRemoved, revision } = input
    const branding = await lockBranding(tx, appId)
    if (!branding) return refuse('not-found')
    if (wasChangedSince(branding, revision)) return refuse('conflict')
    const former = logoOf(branding)
    const logo = files.logo ?? (isLogoRemoved ? null : former)
    await writeBranding(tx, appId, {
      colour: colour || null,
      senderName: senderName || null,
      logoId: logo?.logoId ?? null,
      logoWidth: logo?.width ?? null,
      logoHeight: logo?.height ?? null,
      revision: branding.revision + 1,
    })
    if (former && former.logoId !== logo?.logoId)
      await enqueueFor(tx, appId, removeLogo, { logoId: former.logoId })
    await enqueueFor(tx, appId, drawInstallPictures, {})
    addAuditNote({ appId })
    return {}
  },
)
