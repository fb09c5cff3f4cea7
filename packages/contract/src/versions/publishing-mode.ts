import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { EmptyObject } from '../values/values.ts'

/** Whether each save of the app's content is published; otherwise managers publish their changes. */
export const getPublishingModeAsManager = query('versions/get-publishing-mode-as-manager-query', {
  audience: 'app-manager',
  input: EmptyObject,
  output: z.object({ publishesOnSave: z.boolean() }),
})
