/** What a shell offers, which learns at run time whose app it is. */
export type AppChoice = {
  /**
   * Removes everything of the app and its people from the device, and begins again.
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

/** Null: the address decides, as in browsers. */
export const appChoice = (): AppChoice | null => choice
