/** The folder of the app's logo, and briefly of its former one. */
export const logosFolder = (appId: string): string => `${appId}/logos`

export const logoKey = (appId: string, logoId: string): string => `${logosFolder(appId)}/${logoId}.png`

export const logoIdOf = (key: string): string | null =>
  /\/logos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/.exec(key)?.[1] ?? null
