import type { Allergen, Diet } from './recipes.ts'

/** The German names of regulation (EU) No 1169/2011, annex II, without its exceptions. */
export const ALLERGEN_NAMES: Record<Allergen, string> = {
  GLUTEN: 'Glutenhaltiges Getreide',
  CRUSTACEANS: 'Krebstiere',
  EGGS: 'Eier',
  FISH: 'Fisch',
  PEANUTS: 'Erdnüsse',
  SOYBEANS: 'Soja',
  MILK: 'Milch',
  NUTS: 'Schalenfrüchte (Nüsse)',
  CELERY: 'Sellerie',
  MUSTARD: 'Senf',
  SESAME: 'Sesam',
  SULPHITES: 'Schwefeldioxid und Sulfite',
  LUPIN: 'Lupinen',
  MOLLUSCS: 'Weichtiere',
}

export const DIET_NAMES: Record<Diet, string> = {
  VEGAN: 'Vegan',
  VEGETARIAN: 'Vegetarisch',
  LACTOSE_FREE: 'Laktosefrei',
  GLUTEN_FREE: 'Glutenfrei',
}
