import type { Allergen, Diet, IngredientUnit } from './recipe.ts'

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

/** The labels of the manager's select. German measures have no plural: "2 Bund", "3 Stück". */
export const UNIT_NAMES: Record<IngredientUnit, string> = {
  PIECE: 'Stück',
  GRAM: 'Gramm',
  MILLILITER: 'Milliliter',
  TABLESPOON: 'Esslöffel',
  TEASPOON: 'Teelöffel',
  BUNCH: 'Bund',
  HANDFUL: 'Handvoll',
  TO_TASTE: 'Nach Geschmack',
}
