import { openPicture } from './process-image.ts'

/** Whether the bytes begin as a JPEG or PNG that may be decoded: one that could not is incomplete or damaged. */
export const isPicture = (bytes: Buffer): Promise<boolean> =>
  openPicture(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    )
