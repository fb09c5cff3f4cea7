import { Button } from '@mantine/core'
import {
  getBlogArticleAsManager,
  type ManagedBlogArticleContent,
} from '@wohlauf/contract/blog/blog-as-manager'
import { lazy, Suspense } from 'react'
import IconArrowLeft from '~icons/tabler/arrow-left'
import { isUnknownId } from '../../../../api/call-error.ts'
import { useAnswer } from '../../../../api/hooks.ts'
import { PreviewPhone } from '../../../../authoring/preview/preview-phone.tsx'
import { useDialogTask } from '../../../../authoring/use-dialog-task.ts'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { useRouteParams } from '../../../../routes/use-route-params.ts'
import { FailedState } from '../../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../../ui/feedback/state-message.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { ArticleView } from '../../learner/article-view.tsx'
import classes from './article-content-page.module.css'
import type { ArticleTask } from './article-dialogs.tsx'
import { ArticleElements } from './article-elements.tsx'
import { ArticleHead } from './article-head.tsx'

const ArticleDialogs = lazy(() => import('./article-dialogs.tsx'))

/** What learners would see: hidden modules are left out. */
const asRead = (article: ManagedBlogArticleContent) => ({
  ...article,
  promotedModules: article.promotedModules.filter(({ isEnabled }) => isEnabled),
})

const Content = ({ article }: { article: ManagedBlogArticleContent }) => {
  const { task, isOpen, opening, begin, end } = useDialogTask<ArticleTask>()
  return (
    <Page title={article.title} isTitleHidden>
      <header className={classes.head}>
        <RouteLink to="manage-blog-blog-article-list" className={classes.back}>
          <IconArrowLeft aria-hidden size={20} />
          Alle Artikel
        </RouteLink>
        <h1 className={classes.title}>{article.title}</h1>
      </header>
      <div className={classes.columns}>
        <div className={classes.parts}>
          <ArticleHead article={article} onTask={begin} />
          <ArticleElements article={article} onTask={begin} />
        </div>
        <aside className={classes.preview} aria-label="Vorschau">
          <PreviewPhone>
            <ArticleView article={asRead(article)} isPreview />
          </PreviewPhone>
        </aside>
      </div>
      <Suspense key={opening}>
        {task && <ArticleDialogs article={article} task={task} isOpen={isOpen} onClose={end} />}
      </Suspense>
    </Page>
  )
}

const NotFound = () => (
  <Page title="Nicht gefunden" isTitleHidden>
    <StateMessage
      picture={<Spot kind="not-found" />}
      title="Diesen Artikel gibt es nicht"
      action={
        <Button component={RouteLink} to="manage-blog-blog-article-list">
          Alle Artikel
        </Button>
      }
    />
  </Page>
)

const ArticleContentPage = () => {
  const { blogArticleId } = useRouteParams('manage-blog-content-management')
  const { data, error, refetch, isFetching } = useAnswer(
    getBlogArticleAsManager,
    { blogArticleId },
    { isSilent: true, refetchOnReturn: true },
  )
  if (data) return <Content key={blogArticleId} article={data} />
  if (isUnknownId(error)) return <NotFound />
  return (
    <Page title="Blog Artikel" isTitleHidden>
      {error ? (
        <FailedState
          title="Dieser Artikel ist gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div className={classes.waiting} aria-busy />
      )}
    </Page>
  )
}

export default ArticleContentPage
