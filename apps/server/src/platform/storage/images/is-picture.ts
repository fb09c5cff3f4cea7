import { openPicture } from './process-image.ts'

/** Whether the bytes begin as a complete JPEG or PNG would. */
export const isPicture = (bytes: Buffer): Promise<boolean> =>
  openPicture(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    )
