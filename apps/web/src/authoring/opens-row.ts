import './opens-row.css'

/**
 * Belongs on the one link or button that opens what its row shows: any free place of the row then does, and for the keyboard
 * it stays one stop. The row is the nearest element with a position; other buttons of the row come behind it.
 */
export const OPENS_ROW = { 'data-opens-row': true } as const
