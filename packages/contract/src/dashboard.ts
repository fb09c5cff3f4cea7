import * as z from 'zod/mini'
import { Image } from './image.ts'
import { query } from './operation.ts'
import { Id, Percentage } from './values.ts'

export const Dashboard = z.object({
  /** The most recently viewed module that is not completed, else the next one to start; null when all are done. */
  activeModule: z.nullable(
    z.object({ moduleId: Id, title: z.string(), image: Image, completionPercentage: Percentage }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = query('dashboard/get-dashboard-query', {
  audience: 'learner',
  input: z.object({}),
  output: Dashboard,
})
