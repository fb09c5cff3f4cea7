import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { QUERIES_OF_POINTS } from '../queries-of-points.ts'
import { Image } from '../values/image.ts'
import { BlogArticleSummary } from '../values/items/blog-summary.ts'
import { ExperienceReportSummary } from '../values/items/experience-report-summary.ts'
import { RecipeSummary } from '../values/items/recipe.ts'
import { UserGoalProposal } from '../values/items/user-goal-proposal.ts'
import { Id, RichText } from '../values/values.ts'

export const FeatureExamples = z.object({
  modules: z.array(z.object({ moduleId: Id, number: z.int(), title: z.string(), image: Image })),
  habits: z.array(z.object({ habitId: Id, title: z.string(), introduction: RichText })),
  documents: z.array(
    z.object({ documentId: Id, title: z.string(), shortDescription: z.string(), fileName: z.string() }),
  ),
  userGoalProposals: z.array(UserGoalProposal),
  experienceReports: z.array(ExperienceReportSummary),
  recipes: z.array(RecipeSummary),
  blogArticles: z.array(
    z.pick(BlogArticleSummary, { blogArticleId: true, title: true, image: true, isNew: true }),
  ),
})
export type FeatureExamples = z.infer<typeof FeatureExamples>

export const getFeatureExamples = query('onboarding/get-feature-examples-query', {
  audience: 'learner',
  input: z.object({}),
  output: FeatureExamples,
})

/** Only the first call counts: 20 points when all steps were seen, none when skipped. */
export const markOnboardingAsCompleted = command('onboarding/mark-onboarding-as-completed-for-user-command', {
  audience: 'learner',
  input: z.object({ hasSeenAllSteps: z.boolean() }),
  output: z.object({}),
  earns: 'onboarding-finished',
  invalidates: () => ['application/authentication/authenticated-user', ...QUERIES_OF_POINTS],
})
