import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import { lazy, Suspense } from 'react'
import { useDialogTask } from '../../../../authoring/use-dialog-task.ts'
import type { ArticleTask } from './article-dialogs.tsx'
import { ArticleElements } from './article-elements.tsx'

const ArticleDialogs = lazy(() => import('./article-dialogs.tsx'))

/** The elements of an article, with the dialogs in which they are written. */
export const ArticleContents = ({ item }: { item: ManagedBlogArticleContent }) => {
  const { task, isOpen, opening, begin, end } = useDialogTask<ArticleTask>()
  return (
    <>
      <ArticleElements article={item} onTask={begin} />
      <Suspense key={opening}>
        {task && <ArticleDialogs article={item} task={task} isOpen={isOpen} onClose={end} />}
      </Suspense>
    </>
  )
}
