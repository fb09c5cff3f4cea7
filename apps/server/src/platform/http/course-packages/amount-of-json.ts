const [QUOTE, BACKSLASH, COMMA] = [...'"\\,'].map((character) => character.charCodeAt(0))
const OPENING = new Set([...'[{'].map((character) => character.charCodeAt(0)))
const CLOSING = new Set([...']}'].map((character) => character.charCodeAt(0)))

/**
 * The estimated size of a JSON text, without parsing it: `values` is at least the number of its lists, objects and
 * their entries. For bytes that are not JSON the result is arbitrary.
 */
export const amountOfJson = (json: Uint8Array): { values: number; depth: number } => {
  let [values, depth, deepest, isInText] = [0, 0, 0, false]
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number
    if (byte === QUOTE) isInText = !isInText
    else if (isInText) at += byte === BACKSLASH ? 1 : 0
    else if (byte === COMMA) values += 1
    else if (OPENING.has(byte)) {
      values += 2
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (CLOSING.has(byte)) depth -= 1
  }
  return { values, depth: deepest }
}
