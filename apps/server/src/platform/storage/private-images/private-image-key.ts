import { versionKey } from '../images/image-key.ts'

/** Keys do not contain the person's id. */
export const privateImagesFolder = (appId: string): string => `${appId}/private`

export const privateImageFolder = (appId: string, imageId: string): string =>
  `${privateImagesFolder(appId)}/${imageId}`

export const privateImageKey = (appId: string, imageId: string, width: number): string =>
  versionKey(privateImageFolder(appId, imageId), width)

export const privateImageIdOf = (key: string): string | null =>
  /\/private\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.webp$/.exec(key)?.[1] ?? null
