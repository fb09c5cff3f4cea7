import { getBlogArticles } from '@wohlauf/contract/blog/blog'
import { useAnswerInSlices } from '../../../api/use-answer-in-slices.ts'
import { AnsweredPage } from '../../../ui/feedback/answered.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { ArticleCard, ArticleCardSkeleton } from './article-card.tsx'
import classes from './article-list-page.module.css'

const SKELETONS = ['one', 'two', 'three']

const ArticleListPage = () => {
  const articles = useAnswerInSlices(getBlogArticles, {}, { isSilent: true })
  return (
    <AnsweredPage
      title="Blog"
      query={articles}
      failure="Der Blog ist gerade nicht erreichbar"
      empty={
        <StateMessage
          spot="nothing-here"
          title="Noch keine Blog Artikel verfügbar."
          text="Hier liest du bald Wissenswertes und Ideen für deinen Alltag."
        />
      }
      placeholder={
        <ul className={classes.grid} aria-busy>
          {SKELETONS.map((key) => (
            <ArticleCardSkeleton key={key} />
          ))}
        </ul>
      }
    >
      {(data) => (
        <ul className={classes.grid}>
          {data.map((article, index) => (
            <ArticleCard key={article.blogArticleId} article={article} isFirst={index < 2} />
          ))}
        </ul>
      )}
    </AnsweredPage>
  )
}

export default ArticleListPage
