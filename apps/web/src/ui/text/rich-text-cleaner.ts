import createDOMPurify from 'dompurify'

/**
 * Tags that a text may have (specification, section 9). A text inside a part with a heading of its own has
 * its headings one level lower.
 */
const TAGS = ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'a', 'ul', 'ol', 'li']

/** Browsers without Trusted Types take the text itself. */
type Markup = { toString: () => string }
type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => {
    createHTML: (text: string) => Markup
  }
}

const purifier = createDOMPurify(window)
// Links leave the app: they open in a new tab, and the target page gets no referrer.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

const clean = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^https?:\/\/[^\s/]/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })

const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes

/** The single function through which markup gets into the page: its output is always sanitized. */
const policy = factory?.createPolicy('wohlauf', { createHTML: clean }) ?? { createHTML: clean }

export const showCleaned = (element: HTMLElement, html: string): void => {
  element.innerHTML = policy.createHTML(html) as string
}

/**
 * Parses markup for an editor to read: without scripts, outside of any page, with the structure, styles and
 * addresses from which it recognises the formatting.
 */
export const parseForeign = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    FORBID_TAGS: ['style', 'svg', 'math'],
    // Word's metadata about the document.
    ADD_FORBID_CONTENTS: ['xml'],
    ALLOWED_ATTR: ['href', 'style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
