import './covers-card.css'

/**
 * Makes the whole card, the nearest positioned element, the target. A radius other than 20px is its
 * `--card-radius`.
 */
export const COVERS_CARD = { 'data-covers-card': true } as const
