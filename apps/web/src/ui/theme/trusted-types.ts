type Rule = (text: string) => string | null
type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML?: Rule; createScriptURL?: Rule }) => unknown
}

// Libraries write style sheets through innerHTML: text without a tag is allowed. Markup is not; it has its
// own policy, which sanitizes it (see rich-text).
const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
factory?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  // The service worker is the only script that code names.
  createScriptURL: (url) => (url === '/sw.js' ? url : null),
})
