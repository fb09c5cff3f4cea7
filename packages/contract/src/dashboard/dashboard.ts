import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { Image } from '../values/image.ts'
import { BlogArticleSummary } from '../values/items/blog-summary.ts'
import { ExperienceReportSummary } from '../values/items/experience-report-summary.ts'
import { RecipeSummary } from '../values/items/recipe.ts'
import { Id, Percentage } from '../values/values.ts'

export const Dashboard = z.object({
  /** The most recently viewed module that is not completed, else the next one to start; null when all are done. */
  activeModule: z.nullable(
    z.object({
      moduleId: Id,
      title: z.string(),
      image: Image,
      completionPercentage: Percentage,
      pageCount: z.int().check(z.gte(0)),
      /** The page with which reading continues, counted from 1; null when all pages have been read. */
      nextPage: z.nullable(
        z.object({ title: z.string(), number: z.int().check(z.gte(1)), readingMinutes: z.int() }),
      ),
    }),
  ),
  /** Whether a page of a module was read for the first time today, in Berlin. */
  hasReadToday: z.boolean(),
  /** Up to three new ones, newest publication first; empty without the feature. */
  newBlogArticles: z.array(BlogArticleSummary),
  /** Up to three, the same for a user all day (`decisions.md`, open points 33 and 51); empty without the feature. */
  randomExperienceReports: z.array(ExperienceReportSummary),
  randomRecipes: z.array(RecipeSummary),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = query('dashboard/get-dashboard-query', {
  audience: 'learner',
  isStoredOnDevice: true,
  input: z.object({}),
  output: Dashboard,
})
