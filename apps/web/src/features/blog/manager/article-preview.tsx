import {
  getModulesForBlogAsManager,
  type ManagedBlogArticleContent,
} from '@wohlauf/contract/blog/blog-as-manager'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { useAnswer } from '../../../api/hooks.ts'
import { useDeletedElements } from '../../../authoring/elements/element-desk.tsx'
import type { ItemPreviewProps } from '../../../authoring/page/item-page.tsx'
import { useShownPicture } from '../../../authoring/pictures/use-shown-picture.ts'
import { LiveElements } from '../../../authoring/preview/live-elements.tsx'
import { PreviewPhone } from '../../../authoring/preview/preview-phone.tsx'
import { ArticleElement, ArticleView } from '../learner/article-view.tsx'
import type { ArticleValues } from './article-fields.tsx'
import { idOfElement } from './content/id-of-element.ts'
import { COVER_ASPECT_RATIO } from './cover-aspect-ratio.ts'

type ArticlePreviewProps = ItemPreviewProps<ArticleValues, ManagedBlogArticleContent>

/** The article as learners would see it: hidden modules are omitted. */
export const ArticlePreview = ({ values, files, item }: ArticlePreviewProps) => {
  const { title, alternativeText, idsOfPromotedModules } = values
  const { data: offeredModules = [] } = useAnswer(getModulesForBlogAsManager, {})
  const image = useShownPicture(files.image, item?.image, COVER_ASPECT_RATIO)
  const { hiddenIds } = useDeletedElements()
  const elements = item?.contentElements.filter((element) => !hiddenIds.has(idOfElement(element))) ?? []
  const modules = new Map(
    [...offeredModules, ...(item?.promotedModules ?? [])].map((each) => [each.moduleId, each]),
  )
  return (
    <PreviewPhone>
      <ArticleView
        article={{
          title: title || 'Titel',
          image: { ...image, alternativeText },
          publishedAt: item?.publishedAt ?? null,
          contentElements: elements,
          promotedModules: idsOfPromotedModules.flatMap((id) => {
            const promoted = modules.get(id)
            return promoted?.isEnabled ? [promoted] : []
          }),
        }}
        isPreview
        elements={
          item && (
            <LiveElements
              parentId={item.blogArticleId}
              parentTitle={title}
              elements={elements}
              idField={ELEMENTS_OF_ARTICLES.idField}
              View={ArticleElement}
            />
          )
        }
      />
    </PreviewPhone>
  )
}
