import { versionKey } from '../images/image-key.ts'

/** The folder of an app's private pictures. No key contains its person's id. */
export const privateImagesFolder = (appId: string): string => `${appId}/private`

/** The folder of all versions of a picture. */
export const privateImageFolder = (appId: string, imageId: string): string =>
  `${privateImagesFolder(appId)}/${imageId}`

/** The key of a picture's version. */
export const privateImageKey = (appId: string, imageId: string, width: number): string =>
  versionKey(privateImageFolder(appId, imageId), width)

/** The picture to which a key's file belongs; null when it is not a private picture's version. */
export const privateImageIdOf = (key: string): string | null =>
  /\/private\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.webp$/.exec(key)?.[1] ?? null
