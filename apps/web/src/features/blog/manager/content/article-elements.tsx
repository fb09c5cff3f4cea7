import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import { type BlogElement, ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/blog/blog-elements'
import { updateOrderOfBlogElementsAsManager } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { AddContentMenu } from '../../../../authoring/elements/add-content-menu.tsx'
import { ManagedElements } from '../../../../authoring/elements/managed-elements.tsx'
import { SortButton } from '../../../../authoring/sorting/sort-button.tsx'
import type { ArticleTask } from './article-dialogs.tsx'
import classes from './article-parts.module.css'
import { BLOG_CONTENT_TYPES } from './blog-content-types.ts'

type ArticleElementsProps = { article: ManagedBlogArticleContent; onTask: (task: ArticleTask) => void }

const idOfElement = ({ blogArticleContentElementId }: BlogElement) => blogArticleContentElementId

export const ArticleElements = ({ article, onTask }: ArticleElementsProps) => {
  const { blogArticleId, title, contentElements } = article
  return (
    <section className={classes.card} aria-label="Inhalte">
      <h2 className={classes.subtitle}>Inhalte</h2>
      <ManagedElements
        elements={contentElements}
        idOf={idOfElement}
        types={BLOG_CONTENT_TYPES}
        onEdit={(id) => onTask({ kind: 'edit-element', id })}
        onDelete={(id) => onTask({ kind: 'delete-element', id })}
      />
      <div className={classes.actions}>
        <SortButton
          label="Inhalte sortieren"
          size="sm"
          title="Inhalte sortieren"
          items={contentElements.map((element) => ({ id: idOfElement(element), label: element.title }))}
          operation={updateOrderOfBlogElementsAsManager}
          inputOf={(sortedIdsOfContentElements) => ({ blogArticleId, sortedIdsOfContentElements })}
        />
        <AddContentMenu
          family={ELEMENTS_OF_ARTICLES}
          types={BLOG_CONTENT_TYPES}
          parentTitle={title}
          onAdd={(type) => onTask({ kind: 'create-element', type })}
        />
      </div>
    </section>
  )
}
