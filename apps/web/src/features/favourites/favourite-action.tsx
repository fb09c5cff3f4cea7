import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import type { Favourite } from '@wohlauf/contract/favourites/favourites'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import { RouteLink } from '../../routes/route-link.tsx'
import { useDownload } from '../../session/use-download.ts'
import { COVERS_CARD } from '../../ui/layout/covers-card.ts'

type FavouriteActionProps = { favourite: Favourite; className: string | undefined }

/** Null for a document, which is downloaded. */
const targetOf = ({ kind, itemId }: Favourite): RouteTarget | null => {
  switch (kind) {
    case 'MODULE':
      return { to: 'consume-modules-consume-module', params: { id: itemId } }
    case 'BLOG_ARTICLE':
      return { to: 'consume-blog-articles-blog-article-details', params: { blogArticleId: itemId } }
    case 'RECIPE':
      return { to: 'consume-recipes-recipe-details', params: { recipeId: itemId } }
    case 'EXPERIENCE_REPORT':
      return {
        to: 'consume-experience-reports-experience-report-details',
        params: { experienceReportId: itemId },
      }
    case 'DOCUMENT':
      return null
  }
}

const Download = ({ favourite, className }: FavouriteActionProps) => {
  const { itemId, title, fileName } = favourite
  const { mutate, isPending } = useDownload(getDocumentFile, { fileName: fileName ?? title })
  return (
    <button
      type="button"
      {...COVERS_CARD}
      className={className}
      aria-label={`Herunterladen: ${title}`}
      aria-busy={isPending}
      onClick={() => !isPending && mutate({ documentId: itemId })}
    >
      Herunterladen
    </button>
  )
}

/** Opens the item; it covers the whole card. */
export const FavouriteAction = ({ favourite, className }: FavouriteActionProps) => {
  const target = targetOf(favourite)
  const label = favourite.kind === 'RECIPE' ? 'Ansehen' : 'Lesen'
  return target ? (
    <RouteLink {...target} {...COVERS_CARD} className={className} aria-label={`${label}: ${favourite.title}`}>
      {label}
    </RouteLink>
  ) : (
    <Download favourite={favourite} className={className} />
  )
}
