import { getAppBrandingAsAdmin } from '@wohlauf/contract/administration/administration-branding'
import { logoUrl } from '@wohlauf/contract/values/app-look'
import { handle } from '../../../platform/http/mount/handler.ts'
import { logoOf } from '../../../platform/storage/branding/stored-logo.ts'
import { findBranding } from '../app-branding.ts'

export const getAppBrandingAsAdminQuery = handle(
  getAppBrandingAsAdmin,
  async ({ input: { appId }, tx, refuse }) => {
    const branding = await findBranding(tx, appId)
    if (!branding) return refuse('not-found')
    const { colour, senderName, revision } = branding
    const logo = logoOf(branding)
    return {
      colour,
      senderName,
      logo: logo && { url: logoUrl(appId, logo.logoId), width: logo.width, height: logo.height },
      revision,
    }
  },
)
