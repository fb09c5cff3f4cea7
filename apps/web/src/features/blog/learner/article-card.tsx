import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { BlogArticleSummary } from '@wohlauf/contract/values/items/blog-summary'
import { RouteLink } from '../../../routes/route-link.tsx'
import { COVERS_CARD } from '../../../ui/layout/covers-card.ts'
import { PictureCard, PictureCardSkeleton } from '../../../ui/media/picture-card.tsx'
import { fittedTextProps } from '../../../ui/text/fitted.ts'
import { NewMark } from '../../../ui/text/new-mark.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import classes from './article-list-page.module.css'

type ArticleCardProps = { article: BlogArticleSummary; isFirst: boolean }

export const ArticleCard = ({ article, isFirst }: ArticleCardProps) => {
  const { blogArticleId, title, image, readingMinutes, publishedAt, isNew, isUnread } = article
  return (
    <PictureCard image={image} isFirst={isFirst} onPhone="row">
      <div className={classes.text}>
        <p className={classes.facts}>
          {isNew && <NewMark />}
          <span>{germanDate(publishedAt)}</span>
          {isUnread && <span className={classes.unread}>Ungelesen</span>}
        </p>
        <h2 className={classes.title} {...fittedTextProps(title)} />
        <p className={classes.go}>
          <RouteLink
            to="consume-blog-articles-blog-article-details"
            params={{ blogArticleId }}
            {...COVERS_CARD}
            className={classes.action}
            aria-label={`Lesen: ${title}`}
          >
            Lesen
          </RouteLink>{' '}
          · {readingMinutes}&nbsp;Min.
        </p>
      </div>
    </PictureCard>
  )
}

export const ArticleCardSkeleton = () => (
  <PictureCardSkeleton onPhone="row">
    <div className={classes.text}>
      <Skeleton height={14} width={96} mb={8} />
      <Skeleton height={16} width="90%" mb={8} />
      <Skeleton height={16} width="60%" mb={8} />
      <Skeleton height={14} width={88} />
    </div>
  </PictureCardSkeleton>
)
