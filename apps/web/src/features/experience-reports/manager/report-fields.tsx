import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { ManagedExperienceReport } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { RICH } from '@wohlauf/contract/values/rich-text'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { PictureField } from '../../../authoring/pictures/picture-field.tsx'
import { RichTextField } from '../../../authoring/rich-text/rich-text-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'

export type ReportValues = Pick<
  ManagedExperienceReport,
  'name' | 'ageInYears' | 'job' | 'familySituation' | 'content'
>

export const ReportFields = ({
  form,
  files,
  setFile,
  item,
}: ItemFieldsProps<ReportValues, ManagedExperienceReport>) => (
  <>
    <TextInput {...form.getInputProps('name')} label="Name" {...REQUIRED} data-autofocus />
    <NumberField {...form.getInputProps('ageInYears')} label="Alter in Jahren" {...REQUIRED} />
    <TextInput {...form.getInputProps('job')} label="Beruf" {...REQUIRED} />
    <TextInput {...form.getInputProps('familySituation')} label="Familiäre Situation" {...REQUIRED} />
    <RichTextField label="Bericht" profile={RICH} {...form.getInputProps('content')} />
    <PictureField
      label="Foto"
      aspectRatio={1}
      current={item?.image}
      file={files.image}
      path="image"
      error={form.errors.image}
      onChange={(file) => setFile('image', file)}
      isRequired={!item}
    />
  </>
)
