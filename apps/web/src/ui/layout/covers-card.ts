import './covers-card.css'

/**
 * For the one link or button that opens a card's item: the whole card is its target, and for the keyboard it stays
 * one stop. The card is the nearest positioned element; a radius other than 20px is its `--card-radius`.
 */
export const COVERS_CARD = { 'data-covers-card': true } as const
