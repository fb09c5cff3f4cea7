import type { FeatureExamples } from '@wohlauf/contract/onboarding/onboarding'

export const NO_EXAMPLES: FeatureExamples = {
  modules: [],
  habits: [],
  documents: [],
  userGoalProposals: [],
  experienceReports: [],
  recipes: [],
  blogArticles: [],
}
