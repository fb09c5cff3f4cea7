import { pathTo } from '@wohlauf/contract/routes/routes'
import type { SearchKind, SearchResult } from '@wohlauf/contract/search/search'
import IconBook2 from '~icons/tabler/book-2'
import IconBookmarks from '~icons/tabler/bookmarks'
import IconChefHat from '~icons/tabler/chef-hat'
import IconFileText from '~icons/tabler/file-text'
import IconMessageCircle from '~icons/tabler/message-circle'
import IconNews from '~icons/tabler/news'
import IconNotebook from '~icons/tabler/notebook'
import type { Icon } from '../../ui/media/icon.tsx'

/** A result's target: a path of the app, with the query of its address. */
type Target = { to: string; search?: Record<string, string | number> }

type ShownKind = { label: string; icon: Icon; target: (result: SearchResult) => Target }

/** The address of a page by its number; the reader shows the table of contents for a locked one. */
const pageTarget = ({ page }: SearchResult): Target => ({
  to: pathTo('consume-modules-consume-module', { id: page?.moduleId ?? '' }),
  search: { seite: page && !page.isLocked ? page.pageIndex + 1 : 'inhalt' },
})

export const SHOWN_KINDS: Readonly<Record<SearchKind, ShownKind>> = {
  MODULE: {
    label: 'Modul',
    icon: IconBook2,
    target: ({ id }) => ({
      to: pathTo('consume-modules-consume-module', { id }),
      search: { seite: 'inhalt' },
    }),
  },
  MODULE_PAGE: { label: 'Seite', icon: IconNotebook, target: pageTarget },
  BLOG_ARTICLE: {
    label: 'Artikel',
    icon: IconNews,
    target: ({ id }) => ({
      to: pathTo('consume-blog-articles-blog-article-details', { blogArticleId: id }),
    }),
  },
  RECIPE: {
    label: 'Rezept',
    icon: IconChefHat,
    target: ({ id }) => ({ to: pathTo('consume-recipes-recipe-details', { recipeId: id }) }),
  },
  DOCUMENT: {
    label: 'Dokument',
    icon: IconFileText,
    target: () => ({ to: pathTo('consume-documents-document-list') }),
  },
  EXPERIENCE_REPORT: {
    label: 'Erfahrungsbericht',
    icon: IconMessageCircle,
    target: ({ id }) => ({
      to: pathTo('consume-experience-reports-experience-report-details', { experienceReportId: id }),
    }),
  },
  PUBLICATION: {
    label: 'Literatur',
    icon: IconBookmarks,
    target: () => ({ to: pathTo('bibliography-bibliography-list') }),
  },
}
