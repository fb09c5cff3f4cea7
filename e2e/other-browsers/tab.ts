import type { Evaluates } from '../browser/evaluates.ts'

/** The functions that Playwright and WebDriver both offer for a page. */
export type Tab = Evaluates & {
  goto: (address: string) => Promise<unknown>
  /** Types into the element of a CSS selector, like a person. */
  fill: (selector: string, text: string) => Promise<void>
  click: (selector: string) => Promise<void>
}

export type OpenBrowser = {
  tab: Tab
  /** Ends the browser; its stored data stay in its profile. */
  close: () => Promise<void>
}

/** @param profile the folder in which the browser stores its data */
export type StartBrowser = (profile: string) => Promise<OpenBrowser>
