import {
  createTipAsManager,
  TIP,
  updateTipAsManager,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { itemDialog } from '../../../authoring/list/item-dialog.tsx'
import { TipFields } from './tip-fields.tsx'

export default itemDialog({
  kind: TIP,
  subject: 'Der Tipp',
  create: createTipAsManager,
  update: updateTipAsManager,
  empty: { type: 'CHECK', description: '' },
  Fields: TipFields,
})
