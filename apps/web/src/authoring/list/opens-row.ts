import './opens-row.css'

/**
 * Marks the one link or button that opens a row's item: a click on any free area of the row opens it too. The row is
 * the nearest positioned element; its other buttons come later in the document.
 */
export const OPENS_ROW = { 'data-opens-row': true } as const
