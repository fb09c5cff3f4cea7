/** Offered by a shell that learns at run time which app it shows. */
export type AppChoice = {
  /**
   * Removes all data of the app and its people from the device, and starts again.
   *
   * @param link of another app, which is then opened
   */
  leave: (link?: string) => Promise<void>
}

let choice: AppChoice | null = null

/** Set before the first render, by the native shell or a test. */
export const setAppChoice = (next: AppChoice | null): void => {
  choice = next
}

/** Null if the address decides, as in browsers. */
export const appChoice = (): AppChoice | null => choice
