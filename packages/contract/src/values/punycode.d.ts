/** The used part of the package, which has no types. */
declare module 'punycode.js' {
  const punycode: {
    /** The Unicode form of a domain, or of an address behind its "@". @throws RangeError for a label that is not Punycode */
    toUnicode: (text: string) => string
  }
  export default punycode
}
