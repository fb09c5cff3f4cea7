import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import { type BlogElementType, ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/blog/blog-elements'
import { deleteBlogElementAsManager } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { AnyElementDialog } from '../../../../authoring/elements/any-element-dialog.tsx'
import { deleteElementDialog } from '../../../../authoring/elements/delete-element-dialog.tsx'
import { LastSeen } from '../../../../authoring/last-seen.tsx'
import { BLOG_CONTENT_TYPES } from './blog-content-types.ts'

export type ArticleTask =
  | { kind: 'create-element'; type: BlogElementType }
  | { kind: 'edit-element'; id: string }
  | { kind: 'delete-element'; id: string }

type ArticleDialogsProps = {
  article: ManagedBlogArticleContent
  task: ArticleTask
  isOpen: boolean
  onClose: () => void
}

const DeleteElementDialog = deleteElementDialog(
  ELEMENTS_OF_ARTICLES,
  deleteBlogElementAsManager,
  'Inhalt gelöscht.',
)

const ArticleDialogs = ({ article, task, isOpen, onClose }: ArticleDialogsProps) => {
  const common = { isOpen, onClose }
  const elementDialog = { ...common, types: BLOG_CONTENT_TYPES, parentId: article.blogArticleId }
  if (task.kind === 'create-element')
    return <AnyElementDialog {...elementDialog} type={task.type} element={undefined} />
  const element = article.contentElements.find(
    ({ blogArticleContentElementId }) => blogArticleContentElementId === task.id,
  )
  return (
    <LastSeen id={task.id} item={element}>
      {(lastElement) =>
        task.kind === 'edit-element' ? (
          <AnyElementDialog {...elementDialog} type={lastElement.type} element={lastElement} />
        ) : (
          <DeleteElementDialog {...common} item={lastElement} />
        )
      }
    </LastSeen>
  )
}

export default ArticleDialogs
