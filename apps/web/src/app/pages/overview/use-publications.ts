import { getBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { getExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { getRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import { useAnswer } from '../../../api/hooks.ts'
import { useAppSettings } from '../../../session/app-settings.ts'

export type Publication = {
  id: string
  kind: string
  title: string
  isPublished: boolean
  publishAt: string | null
  /** Null where the list does not contain it. */
  publishedAt: string | null
  target: RouteTarget
}

const SILENT = { isSilent: true, refetchOnReturn: true } as const

/**
 * Published and planned items of all lists that the app has; undefined until their answers have come or have
 * failed.
 */
export const usePublications = (): Publication[] | undefined => {
  const features = useAppSettings()?.appEnabledFeatures ?? []
  const articles = useAnswer(
    getBlogArticlesAsManager,
    {},
    { ...SILENT, isEnabled: features.includes('BLOG') },
  )
  const recipes = useAnswer(getRecipesAsManager, {}, { ...SILENT, isEnabled: features.includes('RECIPES') })
  const reports = useAnswer(
    getExperienceReportsAsManager,
    {},
    { ...SILENT, isEnabled: features.includes('EXPERIENCE_REPORTS') },
  )
  if ([articles, recipes, reports].some(({ isLoading }) => isLoading)) return
  return [
    ...(articles.data ?? []).map(
      ({ blogArticleId, title, isPublished, publishAt, publishedAt }): Publication => ({
        id: blogArticleId,
        kind: 'Artikel',
        title,
        isPublished,
        publishAt,
        publishedAt,
        target: { to: 'manage-blog-content-management', params: { blogArticleId } },
      }),
    ),
    ...(recipes.data ?? []).map(
      ({ recipeId, name, isPublished, publishAt }): Publication => ({
        id: recipeId,
        kind: 'Rezept',
        title: name,
        isPublished,
        publishAt,
        publishedAt: null,
        target: { to: 'manage-recipes-recipe-list' },
      }),
    ),
    ...(reports.data ?? []).map(
      ({ experienceReportId, name, isPublished, publishAt }): Publication => ({
        id: experienceReportId,
        kind: 'Erfahrungsbericht',
        title: name,
        isPublished,
        publishAt,
        publishedAt: null,
        target: { to: 'manage-experience-reports-experience-report-list' },
      }),
    ),
  ]
}
