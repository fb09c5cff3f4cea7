import './covers-card.css'

/** The card, the nearest positioned element, is its target. A radius other than 20px is its `--card-radius`. */
export const COVERS_CARD = { 'data-covers-card': true } as const
