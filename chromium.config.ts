/** The browser that the scripts have found (`scripts/machine/find-chromium.mjs`), else where Debian installs the headless shell. */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'

/** What makes headless Chromium ask for nothing of its own accord, and run in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
