import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { type BlogArticle, getBlogArticleDetails, markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import { useEffect, useRef } from 'react'
import { isUnknownId } from '../../../api/call-error.ts'
import { useAnswer, useCommand } from '../../../api/hooks.ts'
import { FavouriteButton } from '../../../items/favourite-button.tsx'
import { FeedbackNote } from '../../../items/feedback-note.tsx'
import { OfflineButton } from '../../../items/offline-button.tsx'
import { ShareButton } from '../../../items/share-button.tsx'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { useIsVisit } from '../../../session/session.ts'
import { PrintButton } from '../../../ui/actions/print-button.tsx'
import { AnsweredPage } from '../../../ui/feedback/answered.tsx'
import { NotFoundPage } from '../../../ui/feedback/not-found-message.tsx'
import classes from './article-view.module.css'
import { ArticleView } from './article-view.tsx'

const TITLE = 'Blog Artikel'

/** Opening an unread article marks it as read. If that cannot be saved, the next opening does it. */
const useReadMark = ({ blogArticleId, isUnread }: BlogArticle) => {
  const { mutate } = useCommand(markBlogArticleAsRead, { isSilent: true })
  const isVisit = useIsVisit()
  useEffect(() => {
    if (isUnread && !isVisit) mutate({ blogArticleId })
  }, [blogArticleId, isUnread, isVisit, mutate])
}

const Article = ({ article }: { article: BlogArticle }) => {
  useReadMark(article)
  const { blogArticleId: id, title } = article
  const sheet = useRef<HTMLElement>(null)
  return (
    <ArticleView
      ref={sheet}
      article={article}
      actions={
        <>
          <FavouriteButton kind="BLOG_ARTICLE" id={id} title={title} />
          <ShareButton title={title} />
          <PrintButton sheet={sheet} variant="light" size="md" />
          <OfflineButton kind="BLOG_ARTICLE" id={id} title={title} />
        </>
      }
      feedback={<FeedbackNote key={id} kind="BLOG_ARTICLE" id={id} />}
    />
  )
}

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <Skeleton className={classes.coverSkeleton} />
    <Skeleton height={40} width="80%" />
    <Skeleton height={240} />
  </div>
)

/** Specification, section 2, "Blog list: details". */
const ArticlePage = () => {
  const { blogArticleId } = useRouteParams('consume-blog-articles-blog-article-details')
  const article = useAnswer(getBlogArticleDetails, { blogArticleId }, { isSilent: true })
  return (
    <AnsweredPage
      title={article.data?.title ?? TITLE}
      isTitleHidden
      query={article}
      failure="Der Artikel ist gerade nicht erreichbar"
      missing={
        isUnknownId(article.error) && (
          <NotFoundPage
            title="Diesen Artikel gibt es nicht mehr"
            action={<RouteLink to="consume-blog-articles-blog-article-list">Alle Artikel</RouteLink>}
          />
        )
      }
      placeholder={<Loading />}
    >
      {(data) => <Article key={blogArticleId} article={data} />}
    </AnsweredPage>
  )
}

export default ArticlePage
