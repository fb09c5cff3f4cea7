/** Where all versions of a picture are kept. */
export const imageFolder = (appId: string, imageId: string): string => `${appId}/images/${imageId}`

/** Where a picture's version is kept. */
export const imageKey = (appId: string, imageId: string, width: number): string =>
  `${imageFolder(appId, imageId)}/${width}.webp`
