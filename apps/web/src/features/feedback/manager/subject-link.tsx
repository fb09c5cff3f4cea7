import type { FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import type { FeedbackSubject } from '@wohlauf/contract/feedback/feedback-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import { OPENS_ROW } from '../../../authoring/list/opens-row.ts'
import { FROM_ELSEWHERE } from '../../../authoring/page/use-way-back.ts'
import { RouteLink } from '../../../routes/route-link.tsx'

type Authoring = RouteTarget & { search?: Readonly<Record<string, string>> }

/** Where an item of each kind is edited: of a module, at the page that is meant. */
const AUTHORING: Record<FeedbackKind, (subject: FeedbackSubject) => Authoring> = {
  MODULE_PAGE: ({ authoringId: id, itemId }) => ({
    to: 'manage-modules-content-management',
    params: { id },
    search: { seite: itemId },
  }),
  BLOG_ARTICLE: ({ authoringId: blogArticleId }) => ({
    to: 'manage-blog-content-management',
    params: { blogArticleId },
  }),
  RECIPE: ({ authoringId: recipeId }) => ({ to: 'manage-recipes-recipe', params: { recipeId } }),
}

export const subjectName = ({ title, partOf }: FeedbackSubject): string =>
  partOf === null ? title : `${partOf} · ${title}`

export const SubjectLink = ({ subject }: { subject: FeedbackSubject }) => (
  <RouteLink {...AUTHORING[subject.kind](subject)} state={FROM_ELSEWHERE} {...OPENS_ROW}>
    {subjectName(subject)}
  </RouteLink>
)
