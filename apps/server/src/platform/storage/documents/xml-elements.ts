import sax from 'sax'

export type XmlElement = {
  /** The name without its prefix. */
  name: string
  /** Only attributes without a prefix. */
  attributes: Readonly<Record<string, string>>
}

/** Limits of depth and number that no part of a package approaches. */
const MAX_ELEMENTS = 20_000

const KNOWN_ENCODING = /^(utf-8|utf-16|us-ascii)$/i

const encodingOf = (bytes: Buffer): string => {
  const mark = bytes.subarray(0, 2).toString('hex')
  return { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
}

/**
 * The elements of an XML part in document order. Time and memory are linear in the length: the parser does
 * not resolve namespaces, which takes quadratic time.
 * @throws Error for input that is not well-formed UTF-8 or UTF-16 with byte order mark, and for a document
 * type, which no package may have
 */
export const xmlElementsOf = (bytes: Buffer): XmlElement[] => {
  const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  const elements: XmlElement[] = []
  const parser = sax.parser(true, { position: false })
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = () => {
    throw new RangeError('a part has a document type')
  }
  parser.onprocessinginstruction = ({ name, body }) => {
    const declared = name === 'xml' ? /\bencoding=["']([^"']{1,40})["']/.exec(body)?.[1] : undefined
    if (declared && !KNOWN_ENCODING.test(declared)) throw new RangeError('a part is in an unknown encoding')
  }
  parser.onopentag = ({ name, attributes }) => {
    if (elements.length >= MAX_ELEMENTS) throw new RangeError('a part has too many elements')
    elements.push({
      name: name.slice(name.indexOf(':') + 1),
      attributes: attributes as Record<string, string>,
    })
  }
  parser.write(text).close()
  return elements
}
