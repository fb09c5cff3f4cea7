import { findChromium } from './find-chromium.mjs'

/** @type {Promise<string> | undefined} */
let found

/** @returns the path of a Chromium that runs; looked for, and said, once a run */
export function ensureChromium() {
  found ??= findChromium().then(({ path, isShell }) => {
    console.log(
      `Browser: ${isShell ? 'headless shell' : 'full Chromium (slower than the headless shell)'}, ${path}`,
    )
    return path
  })
  return found
}
