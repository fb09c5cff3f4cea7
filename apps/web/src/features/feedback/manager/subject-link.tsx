import type { FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import type { FeedbackMessage, FeedbackSubject } from '@wohlauf/contract/feedback/feedback-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import { searchOf } from '../../../authoring/content/content-target.ts'
import { OPENS_ROW } from '../../../authoring/list/opens-row.ts'
import { FROM_ELSEWHERE } from '../../../authoring/page/use-way-back.ts'
import { RouteLink } from '../../../routes/route-link.tsx'

type Authoring = RouteTarget & { search?: Readonly<Record<string, string>> }

type Element = FeedbackMessage['element']

/**
 * The page on which an item of each kind is edited; for a module, at the page and the element in question.
 */
const AUTHORING: Record<FeedbackKind, (subject: FeedbackSubject, element: Element) => Authoring> = {
  MODULE_PAGE: ({ authoringId: id, itemId }, element) => ({
    to: 'manage-modules-content-management',
    params: { id },
    search: searchOf({ pageId: itemId, elementId: element?.contentElementId ?? null }),
  }),
  BLOG_ARTICLE: ({ authoringId: blogArticleId }) => ({
    to: 'manage-blog-content-management',
    params: { blogArticleId },
  }),
  RECIPE: ({ authoringId: recipeId }) => ({ to: 'manage-recipes-recipe', params: { recipeId } }),
}

export const subjectName = ({ title, partOf }: FeedbackSubject, element: Element = null): string =>
  [partOf, title, element?.title].filter(Boolean).join(' · ')

type SubjectLinkProps = { subject: FeedbackSubject; element?: Element }

export const SubjectLink = ({ subject, element = null }: SubjectLinkProps) => (
  <RouteLink {...AUTHORING[subject.kind](subject, element)} state={FROM_ELSEWHERE} {...OPENS_ROW}>
    {subjectName(subject, element)}
  </RouteLink>
)
