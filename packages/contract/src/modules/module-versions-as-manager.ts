import * as z from 'zod/mini'
import { publishingOf, queryOfStates } from '../item-versions.ts'
import { command, query } from '../operation.ts'
import { Id } from '../values/values.ts'

const states = queryOfStates('moduleId')
export type ModuleState = z.infer<typeof states.output>[number]

/**
 * Counted as changes: pages and elements that were added, removed or changed, lists with another order, and the
 * module's own fields.
 */
export const getStatesOfModulesAsManager = query('modules/get-states-of-modules-as-manager-query', states)

/**
 * Problems that readers would meet. The first ones prevent publishing, because the specification's rules do not
 * allow them to be written.
 */
export const PREVENTING_FINDINGS = ['QUIZ_NOT_ANSWERABLE'] as const
export const HINTS = ['PICTURE_WITHOUT_TEXT', 'LINK_LEADS_NOWHERE', 'PAGE_EMPTY', 'NO_PAGE_SHOWN'] as const

const Finding = z.object({
  kind: z.enum([...PREVENTING_FINDINGS, ...HINTS]),
  /** Null for the module itself. */
  modulePageId: z.nullable(Id),
  contentElementId: z.nullable(Id),
})
export type Finding = z.infer<typeof Finding>

/** Findings in what would be published now: shown pages, in their order. */
export const getFindingsOfModuleAsManager = query('modules/get-findings-of-module-as-manager-query', {
  audience: 'app-manager',
  input: z.object({ moduleId: Id }),
  output: z.array(Finding),
})

export const publishModulesAsManager = command('modules/publish-modules-as-manager-command', {
  ...publishingOf('moduleIds'),
  audit: { title: 'Module veröffentlicht' },
  invalidates: () => [getStatesOfModulesAsManager],
})
