/** The folder of an app's pictures. */
export const imagesFolder = (appId: string): string => `${appId}/images`

/** The folder of all versions of a picture. */
export const imageFolder = (appId: string, imageId: string): string => `${imagesFolder(appId)}/${imageId}`

/** The key of a version below its picture's folder. */
export const versionKey = (folder: string, width: number): string => `${folder}/${width}.webp`

/** The key of a picture's version. */
export const imageKey = (appId: string, imageId: string, width: number): string =>
  versionKey(imageFolder(appId, imageId), width)

/** The picture to which a key's file belongs; null when it is not a picture's version. */
export const imageIdOf = (key: string): string | null =>
  /\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.webp$/.exec(key)?.[1] ?? null
