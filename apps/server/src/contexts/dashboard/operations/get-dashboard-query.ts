import { type Dashboard, getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import type { Feature } from '@wohlauf/contract/features'
import type { ModuleSummary } from '@wohlauf/contract/modules/modules'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { handle, type LearnerContext } from '../../../platform/http/mount/handler.ts'
import { articlesRead, listArticles } from '../../blog/index.ts'
import { publishedReports } from '../../experience-reports/index.ts'
import { listModules, moduleProgress, sharedModules } from '../../modules/index.ts'
import { publishedRecipes } from '../../recipes/index.ts'
import { lastPageSeen, lastPageSeenAt } from '../../user-progress/index.ts'
import { MAX_OF_A_KIND, pickOfDay } from '../pick-of-day.ts'
import { activeModule, withNextPage } from '../rules/active-module.ts'

const moduleToGoOnWith = async (
  context: LearnerContext,
  modules: readonly ModuleSummary[],
): Promise<Dashboard['activeModule']> => {
  const active = activeModule(modules)
  if (!active) return null
  const shared = (await sharedModules(context)).find(({ id }) => id === active.moduleId)
  return { ...active, nextPage: shared?.pages[active.lastSeenModulePageIndex] ?? null }
}

export const getDashboardQuery = handle(
  getDashboard,
  async (context) => {
    const { app, user, now } = context
    const has = (feature: Feature) => app.appEnabledFeatures.includes(feature)
    const [modules, shared, articles, reports, recipes] = await Promise.all([
      listModules(context),
      sharedModules(context),
      has('BLOG') ? listArticles(context, now) : [],
      has('EXPERIENCE_REPORTS') ? publishedReports(context) : [],
      has('RECIPES') ? publishedRecipes(context) : [],
    ])
    const day = berlinDay(now)
    const today = { userId: user.id, day }
    const active = activeModule(modules)
    const pages = shared.find(({ id }) => id === active?.moduleId)?.pages ?? []
    const lastReadAt = lastPageSeenAt(context)
    return {
      activeModule: await moduleToGoOnWith(context, modules),
      newBlogArticles: articles.filter(({ isNew }) => isNew).slice(0, MAX_OF_A_KIND),
      randomExperienceReports: pickOfDay(reports, ({ experienceReportId }) => experienceReportId, today),
      randomRecipes: pickOfDay(recipes, ({ recipeId }) => recipeId, today),
    }
  },
  { prefetch: [articlesRead, lastPageSeen, moduleProgress] },
)
