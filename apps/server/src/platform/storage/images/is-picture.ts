import { isWebp, openPicture } from './process-image.ts'

/** Whether the bytes begin as a complete JPEG or PNG would. */
export const isPicture = async (bytes: Buffer): Promise<boolean> =>
  !isWebp(bytes) &&
  openPicture(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    )
