import { getFeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import type { Feature } from '@wohlauf/contract/values/features'
import { handle } from '../../../platform/http/mount/handler.ts'
import { articlesRead, listArticles } from '../../blog/index.ts'
import { sharedDocuments } from '../../documents/index.ts'
import { publishedReports } from '../../experience-reports/index.ts'
import { sharedGoalProposals } from '../../goal-tracking/index.ts'
import { sharedHabits } from '../../habits/index.ts'
import { listModules, moduleProgress } from '../../modules/index.ts'
import { publishedRecipes } from '../../recipes/index.ts'

/** Enough examples to show the idea; a phone's screen has no room for more. */
const EXAMPLES = 3

export const getFeatureExamplesQuery = handle(
  getFeatureExamples,
  async (context) => {
    const { app, now } = context
    const has = (feature: Feature) => app.appEnabledFeatures.includes(feature)
    const [modules, habits, documents, userGoalProposals, experienceReports, recipes, blogArticles] =
      await Promise.all([
        listModules(context),
        sharedHabits(context),
        has('DOCUMENTS') ? sharedDocuments(context) : [],
        has('GOAL_TRACKING') ? sharedGoalProposals(context) : [],
        has('EXPERIENCE_REPORTS') ? publishedReports(context) : [],
        has('RECIPES') ? publishedRecipes(context) : [],
        has('BLOG') ? listArticles(context, now) : [],
      ])
    return {
      modules: modules.slice(0, EXAMPLES),
      habits: habits.slice(0, EXAMPLES),
      documents: documents.slice(0, EXAMPLES),
      userGoalProposals: userGoalProposals.slice(0, EXAMPLES),
      experienceReports: experienceReports.slice(0, EXAMPLES),
      recipes: recipes.slice(0, EXAMPLES),
      blogArticles: blogArticles.slice(0, EXAMPLES),
    }
  },
  { prefetch: [articlesRead, moduleProgress] },
)
