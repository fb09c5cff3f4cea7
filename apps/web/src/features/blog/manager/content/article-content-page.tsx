import {
  getBlogArticleAsManager,
  type ManagedBlogArticleContent,
} from '@wohlauf/contract/blog/blog-as-manager'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../../../../api/hooks.ts'
import { ContentColumns, ContentPage } from '../../../../authoring/content/content-page.tsx'
import { PreviewPhone } from '../../../../authoring/preview/preview-phone.tsx'
import { useDialogTask } from '../../../../authoring/use-dialog-task.ts'
import { useRouteParams } from '../../../../routes/use-route-params.ts'
import { ArticleView } from '../../learner/article-view.tsx'
import type { ArticleTask } from './article-dialogs.tsx'
import { ArticleElements } from './article-elements.tsx'
import { ArticleHead } from './article-head.tsx'

const LIST = { to: 'manage-blog-blog-article-list', label: 'Alle Artikel' } as const

const ArticleDialogs = lazy(() => import('./article-dialogs.tsx'))

/** What learners would see: hidden modules are left out. */
const asRead = (article: ManagedBlogArticleContent) => ({
  ...article,
  promotedModules: article.promotedModules.filter(({ isEnabled }) => isEnabled),
})

const Content = ({ article }: { article: ManagedBlogArticleContent }) => {
  const { task, isOpen, opening, begin, end } = useDialogTask<ArticleTask>()
  return (
    <>
      <ContentColumns
        list={LIST}
        title={article.title}
        preview={
          <PreviewPhone>
            <ArticleView article={asRead(article)} isPreview />
          </PreviewPhone>
        }
      >
        <ArticleHead article={article} onTask={begin} />
        <ArticleElements article={article} onTask={begin} />
      </ContentColumns>
      <Suspense key={opening}>
        {task && <ArticleDialogs article={article} task={task} isOpen={isOpen} onClose={end} />}
      </Suspense>
    </>
  )
}

const ArticleContentPage = () => {
  const { blogArticleId } = useRouteParams('manage-blog-content-management')
  const article = useAnswer(
    getBlogArticleAsManager,
    { blogArticleId },
    { isSilent: true, refetchOnReturn: true },
  )
  return (
    <ContentPage
      title={article.data?.title ?? 'Blog Artikel'}
      query={article}
      failure="Dieser Artikel ist gerade nicht erreichbar"
      list={LIST}
      missing={{ title: 'Diesen Artikel gibt es nicht' }}
    >
      {(data) => <Content key={blogArticleId} article={data} />}
    </ContentPage>
  )
}

export default ArticleContentPage
