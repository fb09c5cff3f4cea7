/** Without it a text is shown all the same. */
const FONT_MS = 1500

/** In another font lines break elsewhere: what stands would move as soon as this one is there. */
export const untilFont = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load('1rem "Figtree Variable"').catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, FONT_MS)),
  ])
