/** The folder of an app's logos: the one that it has, and for a moment the one that it had. */
export const logosFolder = (appId: string): string => `${appId}/logos`

/** The key of a logo's file. */
export const logoKey = (appId: string, logoId: string): string => `${logosFolder(appId)}/${logoId}.png`

/** The logo whose file has this key; null when it is not one's. */
export const logoIdOf = (key: string): string | null =>
  /\/logos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/.exec(key)?.[1] ?? null
