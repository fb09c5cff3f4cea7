/**
 * The oldest versions that the sites and the native app are made for. The build lowers syntax and styles to them, the step
 * `browsers` of `npm test` refuses what they do not know, and the documents name them to people with an older one.
 */
export const OLDEST_BROWSERS = { chrome: '111', edge: '111', firefox: '128', safari: '16.4' } as const

/** The web view of iOS is as old as the system, so this is also the oldest iOS of the native app. */
export const OLDEST_IOS = OLDEST_BROWSERS.safari

/**
 * Conditions of style sheets that exactly these versions meet: colours that are mixed (Chrome 111), colours made
 * from others (Firefox 128; Chrome learnt it later), ranges in media queries (Safari 16.4).
 */
export const KNOWN_TO_SUPPORTED = {
  media: '(width >= 0px)',
  supports:
    '(color: color-mix(in srgb, red, red)) and ((not (-moz-appearance: none)) or (color: rgb(from red r g b)))',
} as const
