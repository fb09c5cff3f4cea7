import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { MAX_AUTOSAVE_LENGTH } from '../values/limits/autosave-limits.ts'
import { MESSAGES } from '../values/messages.ts'
import { EmptyObject, Instant } from '../values/values.ts'

/** Names a form and its item, as the device names the draft: "element-<id>", "recipe-new". */
const AutosaveName = z
  .string()
  .check(
    z.minLength(1, MESSAGES.required),
    z.maxLength(120),
    z.regex(/^[A-Za-z][A-Za-z0-9-]*$/, MESSAGES.notValid),
  )

const Autosave = z.object({
  name: AutosaveName,
  /** When the last of it was typed, by the server's clock. */
  typedAt: Instant,
})

const AutosavedForm = z.object({
  /** The form's values as JSON. Only their author reads them, so the server does not look into them. */
  values: z.string().check(z.maxLength(MAX_AUTOSAVE_LENGTH)),
  /** The revision of the edited item; missing for a new item. */
  revision: z.optional(z.int().check(z.gte(0))),
})

/** The caller's own autosaves, newest first. */
export const getAutosavesAsManager = query('autosaves/get-autosaves-as-manager-query', {
  audience: 'app-manager',
  input: EmptyObject,
  output: z.array(Autosave),
})

/** The caller's own autosave of that name; null without one. */
export const getAutosaveAsManager = query('autosaves/get-autosave-as-manager-query', {
  audience: 'app-manager',
  input: z.object({ name: AutosaveName }),
  output: z.nullable(z.extend(Autosave, AutosavedForm.shape)),
})

/** These commands change only the caller's own row: no content, and nothing that others see. */
const ofOwn = {
  audience: 'app-manager',
  isOfOwnAccount: true,
  output: EmptyObject,
  invalidates: () => [getAutosavesAsManager, getAutosaveAsManager],
} as const

/** Replaces older input, never newer input. */
export const keepAutosaveAsManager = command('autosaves/keep-autosave-as-manager-command', {
  ...ofOwn,
  input: z.extend(Autosave, AutosavedForm.shape),
  refusals: ['too-many-autosaves'],
})

/** Idempotent: the input was saved or discarded. */
export const dropAutosaveAsManager = command('autosaves/drop-autosave-as-manager-command', {
  ...ofOwn,
  input: z.object({ name: AutosaveName }),
})
