import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { activeModule } from '@wohlauf/contract/rules/active-module'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import type { Feature } from '@wohlauf/contract/values/features'
import { handle } from '../../../platform/http/mount/handler.ts'
import { articlesRead, listArticles } from '../../blog/index.ts'
import { publishedReports } from '../../experience-reports/index.ts'
import { listModules, moduleProgress, sharedModules } from '../../modules/index.ts'
import { publishedRecipes } from '../../recipes/index.ts'
import { lastPageSeen, lastPageSeenAt } from '../../user-progress/index.ts'
import { MAX_OF_A_KIND, pickOfDay } from '../pick-of-day.ts'
import { withNextPage } from '../rules/next-page.ts'

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
      activeModule: active ? withNextPage(active, pages) : null,
      hasReadToday: lastReadAt !== null && berlinDay(lastReadAt) === day,
      newBlogArticles: articles.filter(({ isNew }) => isNew).slice(0, MAX_OF_A_KIND),
      randomExperienceReports: pickOfDay(reports, ({ experienceReportId }) => experienceReportId, today),
      randomRecipes: pickOfDay(recipes, ({ recipeId }) => recipeId, today),
    }
  },
  { prefetch: [articlesRead, lastPageSeen, moduleProgress] },
)
