import type { PromotedModule } from '@wohlauf/contract/blog/blog'
import type { BlogElement } from '@wohlauf/contract/values/elements/blog-elements'
import type { Image } from '@wohlauf/contract/values/image'
import type { ReactNode, Ref } from 'react'
import { repeatsTitle } from '../../../ui/elements/repeats-title.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { NewMark } from '../../../ui/text/new-mark.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import classes from './article-view.module.css'
import { BlogElementView } from './elements/blog-element-view.tsx'
import { PromotedModules } from './promoted-modules.tsx'

type ArticleElementProps = { element: BlogElement; parentTitle: string }

export const ArticleElement = ({ element, parentTitle }: ArticleElementProps) => (
  <BlogElementView element={repeatsTitle(element.title, parentTitle) ? { ...element, title: '' } : element} />
)

type ArticleViewProps = {
  ref?: Ref<HTMLElement>
  article: {
    title: string
    image: Image
    /** Null in the preview, before the first publication. */
    publishedAt: string | null
    isNew?: boolean
    contentElements: readonly BlogElement[]
    promotedModules: readonly PromotedModule[]
  }
  /** In a preview no link leads away, and the heading is not the page's own. */
  isPreview?: boolean
  /** Replaces the article's own elements. */
  elements?: ReactNode
  actions?: ReactNode
  feedback?: ReactNode
}

/** An article for reading; its layout follows its own width, not the window's. */
export const ArticleView = ({
  ref,
  article,
  isPreview = false,
  elements,
  actions,
  feedback,
}: ArticleViewProps) => {
  const { title, image, publishedAt, isNew = false, contentElements, promotedModules } = article
  const Title = isPreview ? 'p' : 'h1'
  return (
    <article ref={ref} className={classes.article}>
      <div className={classes.layout}>
        <header className={classes.header}>
          <div className={classes.cover}>
            <Picture image={image} aspectRatio={1.5} sizes="(min-width: 48em) 672px, 100vw" isFirst />
          </div>
          {(isNew || publishedAt) && (
            <p className={classes.facts}>
              {isNew && <NewMark />}
              {publishedAt && <span>{germanDate(publishedAt)}</span>}
            </p>
          )}
          <Title className={classes.title}>{title}</Title>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
        <div className={classes.elements}>
          {elements ??
            contentElements.map((element) => (
              <ArticleElement
                key={element.blogArticleContentElementId}
                element={element}
                parentTitle={title}
              />
            ))}
          {feedback}
        </div>
        {promotedModules.length > 0 && (
          <aside className={classes.side}>
            <PromotedModules modules={promotedModules} isPreview={isPreview} />
          </aside>
        )}
      </div>
    </article>
  )
}
