import type { FeatureExamples } from '@wohlauf/contract/onboarding/onboarding'

/** In place of examples that cannot be loaded. */
export const NO_EXAMPLES: FeatureExamples = {
  modules: [],
  habits: [],
  documents: [],
  userGoalProposals: [],
  experienceReports: [],
  recipes: [],
  blogArticles: [],
}
