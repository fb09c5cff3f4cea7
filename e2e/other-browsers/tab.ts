import type { Evaluates } from '../browser/evaluates.ts'

/** What Playwright and WebDriver both do in a page. */
export type Tab = Evaluates & {
  goto: (address: string) => Promise<unknown>
  /** By a CSS selector, as a person types. */
  fill: (selector: string, text: string) => Promise<void>
  click: (selector: string) => Promise<void>
}

export type OpenBrowser = {
  tab: Tab
  /** Ends the browser; what it has stored stays in its profile. */
  close: () => Promise<void>
}

/** @param profile the folder in which the browser keeps what it stores */
export type StartBrowser = (profile: string) => Promise<OpenBrowser>
