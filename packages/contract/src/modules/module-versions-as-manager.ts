import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { EmptyObject, Id, onOneLine } from '../values/values.ts'
import { trimmedText } from '../values/visible-text.ts'

/** Whether learners can have it, apart from its being hidden, and what of the work on it they do not have yet. */
const ModuleState = z.object({
  moduleId: Id,
  isPublished: z.boolean(),
  /** Pages and elements that were added, removed or changed since, lists with another order, and the head; 0 before the first version. */
  openChanges: z.int(),
})
export type ModuleState = z.infer<typeof ModuleState>

/** Includes hidden modules. */
export const getStatesOfModulesAsManager = query('modules/get-states-of-modules-as-manager-query', {
  audience: 'app-manager',
  input: EmptyObject,
  output: z.array(ModuleState),
})

/** What readers would meet. The first ones prevent publishing, because no rule of the specification lets them be written. */
export const PREVENTING_FINDINGS = ['QUIZ_NOT_ANSWERABLE'] as const
export const HINTS = ['PICTURE_WITHOUT_TEXT', 'LINK_LEADS_NOWHERE', 'PAGE_EMPTY', 'NO_PAGE_SHOWN'] as const

const Finding = z.object({
  kind: z.enum([...PREVENTING_FINDINGS, ...HINTS]),
  /** Null for the module itself. */
  modulePageId: z.nullable(Id),
  contentElementId: z.nullable(Id),
})
export type Finding = z.infer<typeof Finding>

/** Of what would be published now: shown pages, in their order. */
export const getFindingsOfModuleAsManager = query('modules/get-findings-of-module-as-manager-query', {
  audience: 'app-manager',
  input: z.object({ moduleId: Id }),
  output: z.array(Finding),
})

export const MAX_MODULES_AT_A_TIME = 100
export const MAX_NOTE_LENGTH = 200

/** All of them as they are now, or none. Where each save is published, it marks the version with the note. */
export const publishModulesAsManager = command('modules/publish-modules-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Module veröffentlicht' },
  input: z.object({
    moduleIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_MODULES_AT_A_TIME)),
    note: z.optional(z.string().check(trimmedText(), z.maxLength(MAX_NOTE_LENGTH), onOneLine)),
  }),
  output: EmptyObject,
  refusals: ['not-publishable'],
  invalidates: () => [getStatesOfModulesAsManager],
})
