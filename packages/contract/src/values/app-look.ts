import * as z from 'zod/mini'

export const AppLogo = z.object({
  url: z.string(),
  /** In pixels; it is shown smaller. */
  width: z.int(),
  height: z.int(),
})
export type AppLogo = z.infer<typeof AppLogo>

/** No logo is larger, in pixels: sharp at three times the size in which it is shown. */
export const MAX_OF_LOGO = { width: 600, height: 200 } as const

export const logoUrl = (appId: string, logoId: string): string => `/api/files/logos/${appId}/${logoId}.png`
