/**
 * The piece of a text between two positions, and its first line without surrounding spaces.
 *
 * @param {string} text
 * @param {{ start: Position, end: Position }} location lines and columns from 1, the end exclusive
 * @typedef {{ line: number, column: number }} Position
 * @returns {{ code: string, at: string }}
 */
export function codeAt(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line)
  const at = lines[0].trim()
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return { code: lines.join('\n'), at }
}
