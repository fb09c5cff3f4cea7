export const imagesFolder = (appId: string): string => `${appId}/images`

/** The folder of all versions of a picture. */
export const imageFolder = (appId: string, imageId: string): string => `${imagesFolder(appId)}/${imageId}`

export const versionKey = (folder: string, width: number): string => `${folder}/${width}.webp`

export const imageKey = (appId: string, imageId: string, width: number): string =>
  versionKey(imageFolder(appId, imageId), width)

export const imageIdOf = (key: string): string | null =>
  /\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.webp$/.exec(key)?.[1] ?? null
