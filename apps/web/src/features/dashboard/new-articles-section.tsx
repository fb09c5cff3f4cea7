import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { COVERS_CARD } from '../../ui/layout/covers-card.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Teaser, Teasers } from './teaser.tsx'

export const NewArticlesSection = () => {
  const { data } = useAnswer(getDashboard, {}, { isSilent: true })
  const articles = data?.newBlogArticles ?? []
  if (articles.length === 0) return null
  return (
    <Section
      title="Neue Blogartikel"
      action={<RouteLink to="consume-blog-articles-blog-article-list">Alle Artikel</RouteLink>}
    >
      <Teasers>
        {articles.map(({ blogArticleId, title, image, isUnread }) => (
          <Teaser
            key={blogArticleId}
            image={image}
            name={title}
            {...(isUnread ? { mark: 'Ungelesen' } : {})}
            link={
              <RouteLink
                to="consume-blog-articles-blog-article-details"
                params={{ blogArticleId }}
                {...COVERS_CARD}
              >
                {title}
              </RouteLink>
            }
          />
        ))}
      </Teasers>
    </Section>
  )
}
