import * as z from 'zod/mini'
import { Id, Instant } from '../values.ts'

/** What all kinds of content with versions have in common. */

export const PublishedVersion = z.object({
  versionId: Id,
  /** Counts the versions of the content from 1. */
  number: z.int(),
  publishedAt: Instant,
  /** First and last name; null when the account is gone, and for content from before there were versions. */
  publishedBy: z.nullable(z.string()),
  note: z.string(),
  /** Whether learners read this version now. */
  isCurrent: z.boolean(),
  /** Published by a save, in an app that publishes each one. */
  isAutomatic: z.boolean(),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

const FieldValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** A text, number or flag, or a picture's address, as it is shown. */
export const ChangedField = z.object({
  /** The names of the fields that lead to it, and positions in lists, counted from 1: `possibleAnswers.2.text`. */
  path: z.string(),
  /** Null where there was none: it was added. */
  was: FieldValue,
  /** Null where the field, or the part that it belongs to, was removed. */
  is: FieldValue,
})
export type ChangedField = z.infer<typeof ChangedField>

/** One entry of a list that was added, removed, moved or changed. */
export const ChangedPart = z.object({
  id: Id,
  /** The current value, or the last one before removal. */
  title: z.string(),
  change: z.enum(['ADDED', 'REMOVED', 'KEPT']),
  /** Its position among the entries of both lists has changed. */
  isMoved: z.boolean(),
  /** Texts and pictures of an added or removed part. */
  fields: z.array(ChangedField),
})
export type ChangedPart = z.infer<typeof ChangedPart>

/** Identifies the working state: it differs after each change by a manager. */
export const WorkingState = z.string().check(z.minLength(1), z.maxLength(100))
