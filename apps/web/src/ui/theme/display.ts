const APPEARANCES = ['device', 'light', 'dark'] as const
const TEXT_SIZES = ['normal', 'large', 'largest'] as const

/** How this device shows the site; the first value of each list is the default. */
export type Display = { appearance: (typeof APPEARANCES)[number]; textSize: (typeof TEXT_SIZES)[number] }

/** Also read by `index.html` before the first paint, and kept over a logout by `api/stored-session.ts`. */
const STORED_AS = 'display'

const choiceOf = <Value extends string>(values: readonly Value[], value: string | undefined): Value =>
  values.find((each) => each === value) ?? (values[0] as Value)

/** Reads the document's attributes, on which the style sheet depends. */
export const displayOfDocument = (): Display => {
  const { appearance, textSize } = document.documentElement.dataset
  return { appearance: choiceOf(APPEARANCES, appearance), textSize: choiceOf(TEXT_SIZES, textSize) }
}

const store = (attributes: Record<string, string>): void => {
  try {
    if (Object.keys(attributes).length === 0) localStorage.removeItem(STORED_AS)
    else localStorage.setItem(STORED_AS, JSON.stringify(attributes))
  } catch {
    // The storage is blocked or full: the choice lasts as long as the page.
  }
}

/** Applies the choice immediately, and stores it for later visits from this device. */
export const setDisplay = ({ appearance, textSize }: Display): void => {
  const { dataset } = document.documentElement
  delete dataset.appearance
  delete dataset.textSize
  const attributes = {
    ...(appearance !== 'device' && { appearance }),
    ...(textSize !== 'normal' && { textSize }),
  }
  Object.assign(dataset, attributes)
  store(attributes)
  // The browser's own bars follow the device, or use one colour for both of its appearances.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-appearance]')) {
    const own = meta.dataset.appearance
    const isShown = own === appearance
    meta.media = appearance === 'device' ? `(prefers-color-scheme: ${own})` : isShown ? 'all' : 'not all'
  }
}
