/**
 * The browser that the scripts have found (`scripts/machine/find-chromium.mjs`), else Debian's path of the
 * headless shell.
 */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'

/** Options that keep headless Chromium from sending requests of its own and let it run in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
