/** The person, or who manages the device, does not allow the camera. */
export class CameraDenied extends Error {}

/**
 * What a shell offers in place of a file field that opens the camera.
 *
 * @returns at most 1200 × 1200 pixels, JPEG of quality 80 (specification, section 6); null when the person takes none
 * @throws CameraDenied, or Error with the system's message
 */
export type TakePhoto = () => Promise<File | null>

let takePhoto: TakePhoto | null = null

/** Set before the first render, by the native shell or a test. */
export const setCamera = (next: TakePhoto | null): void => {
  takePhoto = next
}

/** Null: a file field opens the camera, as browsers do it. */
export const camera = (): TakePhoto | null => takePhoto
