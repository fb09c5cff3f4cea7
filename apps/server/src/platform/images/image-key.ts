/** Where an app's pictures are kept. */
export const imagesFolder = (appId: string): string => `${appId}/images`

/** Where all versions of a picture are kept. */
export const imageFolder = (appId: string, imageId: string): string => `${imagesFolder(appId)}/${imageId}`

/** Where a picture's version is kept. */
export const imageKey = (appId: string, imageId: string, width: number): string =>
  `${imageFolder(appId, imageId)}/${width}.webp`

/** The picture that a key's file is a version of; null when it is not one. */
export const imageIdOf = (key: string): string | null =>
  /\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.webp$/.exec(key)?.[1] ?? null
