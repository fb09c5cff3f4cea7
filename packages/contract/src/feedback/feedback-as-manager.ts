import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { paged } from '../paging.ts'
import { CalendarDate, EmptyObject, Id } from '../values/values.ts'
import { FeedbackKind, FeedbackReason } from './feedback.ts'

const FeedbackSubject = z.object({
  kind: FeedbackKind,
  itemId: Id,
  title: z.string(),
  /** The title of what contains it; null for items that stand alone. */
  partOf: z.nullable(z.string()),
  /** The id in the path of the page on which it is edited. */
  authoringId: Id,
})
export type FeedbackSubject = z.infer<typeof FeedbackSubject>

const FeedbackMessage = z.object({
  feedbackMessageId: Id,
  subject: FeedbackSubject,
  /** The element of a page that it is about; null for the whole page, and when the element was removed since. */
  element: z.nullable(z.object({ contentElementId: Id, title: z.string() })),
  reason: FeedbackReason,
  message: z.string(),
  /** First and last name; null for an anonymous message. */
  senderName: z.nullable(z.string()),
  /** Only the day: a time would reveal who was reading then. */
  receivedOn: CalendarDate,
  isDone: z.boolean(),
})
export type FeedbackMessage = z.infer<typeof FeedbackMessage>

const forManagers = { audience: 'app-manager' } as const

/** Newest first; the messages of one day have no order of their own. */
export const getFeedbackMessagesAsManager = query('feedback/get-feedback-messages-as-manager-query', {
  ...forManagers,
  ...paged({ isDone: z.boolean() }, FeedbackMessage),
})

const HelpfulCount = z.object({
  subject: FeedbackSubject,
  helpful: z.int().check(z.gte(0)),
  notHelpful: z.int().check(z.gte(0)),
})
export type HelpfulCount = z.infer<typeof HelpfulCount>

/**
 * The least helpful items first. Estimated once a month, and each answer counts once, so that nobody's answer shows
 * in the difference of two looks.
 */
export const getHelpfulCountsAsManager = query('feedback/get-helpful-counts-as-manager-query', {
  ...forManagers,
  input: EmptyObject,
  output: z.array(HelpfulCount),
})

const ofMessage = {
  ...forManagers,
  input: z.object({ feedbackMessageId: Id }),
  output: EmptyObject,
  invalidates: () => [getFeedbackMessagesAsManager],
} as const

export const markFeedbackMessageAsDoneAsManager = command(
  'feedback/mark-feedback-message-as-done-as-manager-command',
  { ...ofMessage, audit: { title: 'Rückmeldung erledigt' } },
)

export const reopenFeedbackMessageAsManager = command('feedback/reopen-feedback-message-as-manager-command', {
  ...ofMessage,
  audit: { title: 'Rückmeldung wieder geöffnet' },
})
