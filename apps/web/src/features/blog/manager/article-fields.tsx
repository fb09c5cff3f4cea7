import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import { useState } from 'react'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { PictureField } from '../../../authoring/pictures/picture-field.tsx'
import { setList } from '../../../forms/set-list.ts'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import classes from './article-fields.module.css'
import { COVER_ASPECT_RATIO } from './cover-aspect-ratio.ts'
import { PromotedModulesField } from './promoted-modules-field.tsx'

export type ArticleValues = { title: string; alternativeText: string; idsOfPromotedModules: string[] }

type ArticleFieldsProps = ItemFieldsProps<ArticleValues, ManagedBlogArticleContent>

const CoverAndModules = ({ form, files, setFile, item }: ArticleFieldsProps) => (
  <div className={classes.fields}>
    <PictureField
      label="Titelbild"
      aspectRatio={COVER_ASPECT_RATIO}
      current={item?.image}
      file={files.image}
      path="image"
      error={form.errors.image}
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
  </div>
)

/**
 * The article's contents come next, so the less important fields above them are folded once the article
 * exists.
 */
export const ArticleFields = (props: ArticleFieldsProps) => {
  const { form, item } = props
  const [isFolded, setIsFolded] = useState(true)
  const { alternativeText, idsOfPromotedModules } = form.errors
  const isWrong = Boolean(alternativeText || idsOfPromotedModules)
  return (
    <>
      <TextInput {...form.getInputProps('title')} label="Titel" {...REQUIRED} data-autofocus />
      {item ? (
        <div>
          <Disclosure
            label="Titelbild und Module"
            isOpen={!isFolded || isWrong}
            onToggle={() => setIsFolded(!isFolded)}
          >
            <CoverAndModules {...props} />
          </Disclosure>
        </div>
      ) : (
        <CoverAndModules {...props} />
      )}
    </>
  )
}
