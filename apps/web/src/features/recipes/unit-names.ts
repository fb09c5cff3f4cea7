import type { IngredientUnit } from '@wohlauf/contract/recipes/recipes'

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
