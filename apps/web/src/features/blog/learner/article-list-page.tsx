import { getBlogArticles } from '@wohlauf/contract/blog/blog'
import { useAnswerInSlices } from '../../../api/use-answer-in-slices.ts'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { ArticleCard, ArticleCardSkeleton } from './article-card.tsx'
import classes from './article-list-page.module.css'

const SKELETONS = ['one', 'two', 'three']

const ArticleListPage = () => {
  const {
    data: articles,
    error,
    refetch,
    isFetching,
  } = useAnswerInSlices(getBlogArticles, {}, { isSilent: true })
  if (!articles && error)
    return (
      <Page title="Blog" isTitleHidden>
        <FailedState
          title="Der Blog ist gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  if (articles?.length === 0)
    return (
      <Page title="Blog" isTitleHidden>
        <StateMessage
          picture={<Spot kind="nothing-yet" />}
          title="Noch keine Blog Artikel verfügbar."
          text="Hier liest du bald Wissenswertes und Ideen für deinen Alltag."
        />
      </Page>
    )
  return (
    <Page title="Blog">
      <ul className={classes.grid} aria-busy={!articles}>
        {articles
          ? articles.map((article, index) => (
              <ArticleCard key={article.blogArticleId} article={article} isFirst={index < 2} />
            ))
          : SKELETONS.map((key) => <ArticleCardSkeleton key={key} />)}
      </ul>
    </Page>
  )
}

export default ArticleListPage
