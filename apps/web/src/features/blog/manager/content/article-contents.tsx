import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import { updateOrderOfBlogElementsAsManager } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { useState } from 'react'
import { useContentTarget } from '../../../../authoring/content/content-target.ts'
import { AddContentMenu } from '../../../../authoring/elements/add-content-menu.tsx'
import { useDeletedElements } from '../../../../authoring/elements/element-desk.tsx'
import { ElementRows } from '../../../../authoring/elements/element-rows.tsx'
import type { OpenRow } from '../../../../authoring/elements/open-row.ts'
import { SortButton } from '../../../../authoring/sorting/sort-button.tsx'
import classes from './article-parts.module.css'
import { BLOG_CONTENT_TYPES } from './blog-content-types.ts'
import { idOfElement } from './id-of-element.ts'

/** The elements of an article: each is edited in its row. */
export const ArticleContents = ({ item }: { item: ManagedBlogArticleContent }) => {
  const { blogArticleId, title, contentElements } = item
  const [open, setOpen] = useState<OpenRow | null>(null)
  const { hiddenIds, remove } = useDeletedElements()
  const elements = contentElements.filter((element) => !hiddenIds.has(idOfElement(element)))
  const idsOfHidden = contentElements.map(idOfElement).filter((id) => hiddenIds.has(id))
  const sorting = {
    operation: updateOrderOfBlogElementsAsManager,
    inputOf: (sortedIds: string[]) => ({
      blogArticleId,
      sortedIdsOfContentElements: [...sortedIds, ...idsOfHidden],
    }),
  }
  useContentTarget(({ elementId }) => {
    if (elementId && elements.some((element) => idOfElement(element) === elementId))
      setOpen({ kind: 'element', parentId: blogArticleId, id: elementId })
  })
  return (
    <section className={classes.card} aria-label="Inhalte">
      <h2 className={classes.subtitle}>Inhalte</h2>
      <ElementRows
        family={ELEMENTS_OF_ARTICLES}
        types={BLOG_CONTENT_TYPES}
        parentId={blogArticleId}
        parentTitle={title}
        elements={elements}
        idOf={idOfElement}
        open={open}
        onOpen={setOpen}
        onDelete={remove}
        sorting={sorting}
      />
      <div className={classes.actions}>
        <SortButton
          label="Inhalte sortieren"
          size="sm"
          title="Inhalte sortieren"
          items={elements.map((element) => ({ id: idOfElement(element), label: element.title }))}
          {...sorting}
        />
        <AddContentMenu
          family={ELEMENTS_OF_ARTICLES}
          types={BLOG_CONTENT_TYPES}
          parentTitle={title}
          onAdd={(type) => setOpen({ kind: 'new', parentId: blogArticleId, type, nextId: undefined })}
        />
      </div>
    </section>
  )
}
