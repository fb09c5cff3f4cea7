import { findChromium } from './find-chromium.mjs'

/** @type {Promise<string> | undefined} */
let chromium

/** @returns the path of a working Chromium; searched for, and printed, once per run */
export function ensureChromium() {
  chromium ??= findChromium().then(({ path, isShell }) => {
    console.log(
      `Browser: ${isShell ? 'headless shell' : 'full Chromium (slower than the headless shell)'}, ${path}`,
    )
    return path
  })
  return chromium
}
