/** The person, or the device's administrator, does not allow the camera. */
export class CameraDenied extends Error {}

/**
 * Offered by a shell in place of a file field that opens the camera.
 *
 * @returns at most 1200 × 1200 pixels, JPEG of quality 80 (specification, section 6); null when the person
 * takes none
 * @throws CameraDenied, or Error with the system's message
 */
export type TakePhoto = () => Promise<File | null>

let takePhoto: TakePhoto | null = null

/** Set before the first render, by the native shell or a test. */
export const setCamera = (next: TakePhoto | null): void => {
  takePhoto = next
}

/** Null if a file field opens the camera, as in browsers. */
export const camera = (): TakePhoto | null => takePhoto
