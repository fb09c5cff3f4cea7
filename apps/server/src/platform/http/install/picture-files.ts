import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { logoUrl } from '@wohlauf/contract/values/app-look'
import type { PreventionType } from '@wohlauf/contract/values/features'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import { scalesOf } from '../../storage/branding/scales-of.ts'
import { logoOf } from '../../storage/branding/stored-logo.ts'
import { appBranding } from '../../storage/branding/tables.ts'
import type { FileKind } from '../../storage/remove-stray-files.ts'
import { app } from '../../tenancy/tables.ts'
import { ALL_ICONS, type AppIcon } from './app-icons.ts'
import { type Look, lookOf } from './look.ts'
import { type Screenshot, screenshotsFor, screenshotVersion } from './screenshots.ts'

const folderOf = (appId: string): string => `${appId}/install`

export const iconKey = (appId: string, look: Look, { name }: Pick<AppIcon, 'name'>): string =>
  `${folderOf(appId)}/${look.key}/${name}`

export const screenshotKey = (appId: string, look: Look, { file }: Pick<Screenshot, 'file'>): string =>
  `${folderOf(appId)}/${screenshotVersion(look.key)}/${file}.jpg`

/** The input of an app's pictures: its look, and the course of its screenshots. */
export type Drawn = { appId: string; look: Look; preventionType: PreventionType }

export const drawnOf = ({
  appId,
  appPreventionType,
  ...branding
}: Pick<AppSettings, 'appId' | 'appPreventionType' | 'appStyle' | 'appScale' | 'appLogo'>): Drawn => ({
  appId,
  look: lookOf(branding),
  preventionType: appPreventionType,
})

/** The same as {@link drawnOf}, for a job; null for an app that is deleted. */
export const findDrawn = async (tx: Tx, appId: string): Promise<Drawn | null> => {
  const { preventionType, style } = app
  const { colour, logoId, logoWidth, logoHeight } = appBranding
  const [row] = await tx
    .select({ preventionType, style, colour, logoId, logoWidth, logoHeight })
    .from(app)
    .leftJoin(appBranding, eq(appBranding.appId, app.appId))
    .where(eq(app.appId, appId))
  if (!row) return null
  const logo = logoOf(row)
  return drawnOf({
    appId,
    appPreventionType: row.preventionType,
    appStyle: row.style,
    appScale: scalesOf(row.colour).day,
    appLogo: logo && { ...logo, url: logoUrl(appId, logo.logoId) },
  })
}

/** Icons come first: a device asks for them before an installation, and for screenshots during it. */
export const keysOf = ({ appId, look, preventionType }: Drawn): string[] => [
  ...ALL_ICONS.map((icon) => iconKey(appId, look, icon)),
  ...screenshotsFor(preventionType).map((screenshot) => screenshotKey(appId, look, screenshot)),
]

/** Pictures can be drawn again from rows and logo, so no backup contains them; those of a former look are removed. */
export const installPictureFiles: FileKind = {
  folder: folderOf,
  referredKeys: async (tx, keys) => {
    const [appId = ''] = keys[0]?.split('/') ?? []
    const drawing = await findDrawn(tx, appId)
    const own = new Set(drawing ? keysOf(drawing) : [])
    return new Set(keys.filter((key) => own.has(key)))
  },
  allReferred: async () => [],
}
