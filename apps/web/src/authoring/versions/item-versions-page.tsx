import type { Differences } from '@wohlauf/contract/versions-of-item'
import type { ComponentType } from 'react'
import type { ItemPreviewProps } from '../page/item-page.tsx'
import { ChangedFields } from './changed-fields.tsx'
import { ChangedPart } from './changed-part.tsx'
import type { FieldLabels } from './field-labels.ts'
import classes from './versions-page.module.css'
import { versionsPage } from './versions-page.tsx'
import type { VersionsSpec } from './versions-spec.ts'

type Content<Item> = { item: Item }

type ItemVersions<Values, Item> = Omit<
  VersionsSpec<Content<Item>, Differences>,
  'param' | 'preview' | 'isSame' | 'changes' | 'leftOut'
> & {
  /** The labels of the item's forms. */
  labels: FieldLabels
  /** "Tipp-Box"; for a kind with elements. */
  elementLabelOf?: (type: string) => string
  /** The form's values of an item. */
  valuesOf: (item: Item) => Values
  /** The same preview as on the item's page. */
  Preview: ComponentType<ItemPreviewProps<Values, Item>>
}

/** The versions of an item that is written on one page, with its elements if it has some. */
export const itemVersionsPage = <Values, Item>({
  labels,
  elementLabelOf = () => '',
  valuesOf,
  Preview,
  ...spec
}: ItemVersions<Values, Item>) =>
  versionsPage<Content<Item>, Differences>({
    ...spec,
    param: spec.id,
    isSame: ({ fields, elements }) => fields.length + elements.length === 0,
    changes: ({ fields, elements }) => (
      <>
        {fields.length > 0 && (
          <div className={classes.ofItem}>
            <ChangedFields fields={fields} labels={labels} />
          </div>
        )}
        {elements.map((element) => (
          <ChangedPart
            key={element.id}
            part={element}
            kind={elementLabelOf(element.type)}
            labels={labels}
            isPage
          />
        ))}
      </>
    ),
    preview: ({ item }) => <Preview values={valuesOf(item)} files={{}} item={item} />,
  })
