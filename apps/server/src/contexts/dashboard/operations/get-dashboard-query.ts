import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import type { Feature } from '@wohlauf/contract/features'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { handle } from '../../../platform/http/mount/handler.ts'
import { articlesRead, listArticles } from '../../blog/index.ts'
import { publishedReports } from '../../experience-reports/index.ts'
import { listModules, moduleProgress } from '../../modules/index.ts'
import { publishedRecipes } from '../../recipes/index.ts'
import { MAX_OF_A_KIND, pickOfDay } from '../pick-of-day.ts'
import { activeModule } from '../rules/active-module.ts'

export const getDashboardQuery = handle(
  getDashboard,
  async (context) => {
    const { app, user, now } = context
    const has = (feature: Feature) => app.appEnabledFeatures.includes(feature)
    const [modules, articles, reports, recipes] = await Promise.all([
      listModules(context),
      has('BLOG') ? listArticles(context, now) : [],
      has('EXPERIENCE_REPORTS') ? publishedReports(context) : [],
      has('RECIPES') ? publishedRecipes(context) : [],
    ])
    const today = { userId: user.id, day: berlinDay(now) }
    return {
      activeModule: activeModule(modules) ?? null,
      newBlogArticles: articles.filter(({ isNew }) => isNew).slice(0, MAX_OF_A_KIND),
      randomExperienceReports: pickOfDay(reports, ({ experienceReportId }) => experienceReportId, today),
      randomRecipes: pickOfDay(recipes, ({ recipeId }) => recipeId, today),
    }
  },
  { prefetch: [articlesRead, moduleProgress] },
)
