import { TIP } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { managedItems } from '../../platform/http/lists/managed-items.ts'
import { nutritionDiaryTip } from './database/tables.ts'

export const TIPS = managedItems(TIP, nutritionDiaryTip)
