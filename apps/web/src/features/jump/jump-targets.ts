import type { JumpKind, JumpResult } from '@wohlauf/contract/overview/find'
import { pathTo } from '@wohlauf/contract/routes/routes'

export const KIND_NAMES: Record<JumpKind, string> = {
  MODULE: 'Module',
  MODULE_PAGE: 'Seiten',
  BLOG_ARTICLE: 'Blog',
  RECIPE: 'Rezepte',
  EXPERIENCE_REPORT: 'Erfahrungsberichte',
  HABIT: 'Gewohnheiten',
  DOCUMENT: 'Dokumente',
  SPONSOR: 'Sponsoren',
  SEAT: 'Lizenzen',
}

/** What a page is told besides its address, which names nobody. */
type JumpState = { search?: string; rowId?: string }

type Target = { href: string; state?: JumpState }

/** Where something is maintained. In a list its row gets the focus. */
export const targetOf = ({ kind, id, placeId, title }: JumpResult, isSponsor: boolean): Target => {
  const inList = (href: string): Target => ({ href, state: { rowId: id } })
  switch (kind) {
    case 'MODULE':
    case 'MODULE_PAGE':
      return { href: pathTo('manage-modules-content-management', { id: placeId }) }
    case 'BLOG_ARTICLE':
      return { href: pathTo('manage-blog-content-management', { blogArticleId: id }) }
    case 'RECIPE':
      return inList(pathTo('manage-recipes-recipe-list'))
    case 'EXPERIENCE_REPORT':
      return inList(pathTo('manage-experience-reports-experience-report-list'))
    case 'HABIT':
      return inList(pathTo('manage-habits-habit-list'))
    case 'DOCUMENT':
      return inList(pathTo('manage-documents-document-list'))
    case 'SPONSOR':
      return inList(pathTo('manage-sponsors-sponsor-list'))
    case 'SEAT':
      return {
        href: isSponsor
          ? pathTo('manage-seats-as-sponsor')
          : pathTo('manage-sponsors-manage-seats', { sponsorId: placeId }),
        state: { search: title },
      }
  }
}
