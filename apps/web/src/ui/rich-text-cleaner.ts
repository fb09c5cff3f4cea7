import createDOMPurify from 'dompurify'

/** The toolbar of the editor: headings 2 and 3, bold, italic, links, lists, hard break (specification, section 9); a text
 * inside a part with a heading of its own has its headings one level lower. */
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
// Links leave the app: they open beside it, and the page they lead to learns nothing of it.
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

/** The one door through which markup reaches the page: whatever comes in, what comes out is clean. */
const policy = factory?.createPolicy('wohlauf', { createHTML: clean }) ?? { createHTML: clean }

/** Puts markup into an element, in place of what it held. */
export const showCleaned = (element: HTMLElement, html: string): void => {
  element.innerHTML = policy.createHTML(html) as string
}
