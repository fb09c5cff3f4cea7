/**
 * The piece of a text from one position to another.
 *
 * @param {string} text
 * @param {{ start: Position, end: Position }} location lines and columns from 1, the end left out
 * @typedef {{ line: number, column: number }} Position
 */
export function codeAt(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}
