import type { JumpKind, JumpResult } from '@wohlauf/contract/overview/find'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { searchOf } from '../../authoring/content/content-target.ts'
import { FROM_ELSEWHERE } from '../../authoring/page/use-way-back.ts'

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

/** State for the target page that must not be in its address, which contains no names. */
type JumpState = { search?: string; rowId?: string } | typeof FROM_ELSEWHERE

export type JumpTarget = { href: string; state?: JumpState }

/** The page on which an item is edited, or a list, in which its row gets the focus. */
export const targetOf = ({ kind, id, placeId, title }: JumpResult, isSponsor: boolean): JumpTarget => {
  const inList = (href: string): JumpTarget => ({ href, state: { rowId: id } })
  const onPage = (href: string): JumpTarget => ({ href, state: FROM_ELSEWHERE })
  switch (kind) {
    case 'MODULE':
      return onPage(pathTo('manage-modules-content-management', { id: placeId }))
    case 'MODULE_PAGE': {
      const place = new URLSearchParams(searchOf({ pageId: id, elementId: null }))
      return onPage(`${pathTo('manage-modules-content-management', { id: placeId })}?${place}`)
    }
    case 'BLOG_ARTICLE':
      return onPage(pathTo('manage-blog-content-management', { blogArticleId: id }))
    case 'RECIPE':
      return onPage(pathTo('manage-recipes-recipe', { recipeId: id }))
    case 'EXPERIENCE_REPORT':
      return onPage(pathTo('manage-experience-reports-experience-report', { experienceReportId: id }))
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
