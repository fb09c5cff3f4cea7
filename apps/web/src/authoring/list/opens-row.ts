import './opens-row.css'

/**
 * For the one link or button that opens a row's item: a click on any free area of the row then opens it too,
 * and for the keyboard it stays one stop. The row is the nearest positioned element; other buttons of the row
 * come after it.
 */
export const OPENS_ROW = { 'data-opens-row': true } as const
