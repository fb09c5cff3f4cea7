import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/nutrition-diary/operations/changing-entries.test.ts': [
    'addImageToNutritionDiaryEntry',
    'deleteImageOfNutritionDiaryEntry',
    'deleteNutritionDiaryEntry',
    'updateConsumedAtOfNutritionDiaryEntry',
    'updateDescriptionOfNutritionDiaryEntry',
    'updateMealOfNutritionDiaryEntry',
  ],
  'contexts/nutrition-diary/operations/tips-as-manager.test.ts': [
    'createTipAsManager',
    'getTipsAsManager',
    'publishTipAsManager',
    'unpublishTipAsManager',
    'updateOrderOfTipsAsManager',
    'updateTipAsManager',
  ],
}
