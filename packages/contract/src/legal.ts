import * as z from 'zod/mini'
import { Company } from './company.ts'
import { query } from './operation.ts'

/** The company behind the app, for the legal pages. */
export const getCompany = query('legal/get-company-query', {
  audience: 'anyone',
  site: 'both',
  input: z.object({}),
  output: Company,
})
