import type { FeedbackKind } from '@wohlauf/contract/feedback'
import type { FeedbackSubject } from '@wohlauf/contract/feedback-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes'
import { OPENS_ROW } from '../../../authoring/opens-row.ts'
import { RouteLink } from '../../../routes/route-link.tsx'

/** The page on which an item of each kind is edited. */
const AUTHORING: Record<FeedbackKind, (authoringId: string) => RouteTarget> = {
  MODULE_PAGE: (id) => ({ to: 'manage-modules-content-management', params: { id } }),
  BLOG_ARTICLE: (id) => ({ to: 'manage-blog-content-management', params: { blogArticleId: id } }),
  RECIPE: () => ({ to: 'manage-recipes-recipe-list' }),
}

export const subjectName = ({ title, partOf }: FeedbackSubject): string =>
  partOf === null ? title : `${partOf} · ${title}`

/** Leads to where the item can be changed. */
export const SubjectLink = ({ subject }: { subject: FeedbackSubject }) => (
  <RouteLink {...AUTHORING[subject.kind](subject.authoringId)} {...OPENS_ROW}>
    {subjectName(subject)}
  </RouteLink>
)
