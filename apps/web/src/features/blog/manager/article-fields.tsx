import { TextInput } from '@mantine/core'
import type { ManagedBlogArticle } from '@wohlauf/contract/blog/blog-as-manager'
import type { ItemFieldsProps } from '../../../authoring/list/item-form.ts'
import { PictureField } from '../../../authoring/pictures/picture-field.tsx'
import { setList } from '../../../forms/set-list.ts'
import { COVER_ASPECT_RATIO } from './cover-aspect-ratio.ts'
import { PromotedModulesField } from './promoted-modules-field.tsx'

export type ArticleValues = { title: string; alternativeText: string; idsOfPromotedModules: string[] }

export const ArticleFields = ({
  form,
  files,
  setFile,
  item,
}: ItemFieldsProps<ArticleValues, ManagedBlogArticle>) => (
  <>
    <TextInput {...form.getInputProps('title')} label="Titel" required data-autofocus />
    <PictureField
      label="Titelbild"
      aspectRatio={COVER_ASPECT_RATIO}
      current={item?.image}
      file={files.image}
      onChange={(file) => setFile('image', file)}
      isRequired={!item}
    />
    <TextInput
      {...form.getInputProps('alternativeText')}
      label="Alternativtext"
      description="Was auf dem Bild zu sehen ist, für alle, die es nicht sehen. Leer lassen, wenn es nur schmückt."
    />
    <PromotedModulesField
      {...form.getInputProps('idsOfPromotedModules')}
      storedIds={item?.idsOfPromotedModules ?? []}
      onChange={(ids) => setList(form, 'idsOfPromotedModules', ids)}
    />
  </>
)
