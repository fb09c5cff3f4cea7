/** Where a picture's version is kept. */
export const imageKey = (appId: string, imageId: string, width: number): string =>
  `${appId}/images/${imageId}/${width}.webp`
