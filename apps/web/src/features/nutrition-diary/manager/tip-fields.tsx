import '@mantine/core/styles/Input.css'
import { NativeSelect, Textarea } from '@mantine/core'
import { TIP_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import { TIP_TYPES, type TipType } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { REQUIRED } from '../../../ui/fields/required.ts'

type Values = { type: TipType; description: string }

export const TipFields = ({ form }: ItemFieldsProps<Values>) => (
  <>
    <NativeSelect
      {...form.getInputProps('type')}
      label="Art"
      size="md"
      data={TIP_TYPES.map((type) => ({ value: type, label: TIP_NAMES[type] }))}
      {...REQUIRED}
    />
    <Textarea
      {...form.getInputProps('description')}
      label="Tipp"
      description="Ein bis drei Sätze, die zum Ausprobieren einladen."
      rows={4}
      size="md"
      {...REQUIRED}
      data-autofocus
    />
  </>
)
