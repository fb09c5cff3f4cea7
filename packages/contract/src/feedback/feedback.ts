import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { MESSAGES } from '../values/messages.ts'
import { EmptyObject, Id, NewId } from '../values/values.ts'
import { trimmedText } from '../values/visible-text.ts'

export const FEEDBACK_KINDS = ['MODULE_PAGE', 'BLOG_ARTICLE', 'RECIPE'] as const
export const FeedbackKind = z.enum(FEEDBACK_KINDS)
export type FeedbackKind = z.infer<typeof FeedbackKind>

export const FEEDBACK_REASONS = ['FAULT', 'COMMENT'] as const
export const FeedbackReason = z.enum(FEEDBACK_REASONS)
export type FeedbackReason = z.infer<typeof FeedbackReason>

const Subject = { kind: FeedbackKind, itemId: Id }

export const HelpfulVote = z.object({ ...Subject, isHelpful: z.boolean() })
export type HelpfulVote = z.infer<typeof HelpfulVote>

/** Answers belong to the person who gave them; managers get only counts. */
const ofOwner = { audience: 'learner', isOwnersOnly: true } as const

export const getHelpfulVotes = query('feedback/get-helpful-votes-query', {
  ...ofOwner,
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(HelpfulVote),
})

/** One answer per person and item; another one replaces it. */
export const setHelpfulVote = command('feedback/set-helpful-vote-command', {
  ...ofOwner,
  limits: ['helpful-vote-of-user'],
  input: HelpfulVote,
  output: EmptyObject,
  invalidates: () => [getHelpfulVotes],
})

/** Several lines, at most 1,000 characters. */
const FeedbackText = z.string().check(trimmedText(), z.minLength(1, MESSAGES.required), z.maxLength(1000))

/** A comment on an answer is always anonymous: answers are private. */
const isNamedOnlyInFaults = z.refine<{ reason: FeedbackReason; isNamed: boolean }>(
  ({ reason, isNamed }) => reason === 'FAULT' || !isNamed,
  { path: ['isNamed'], error: MESSAGES.notValid },
)

/** The other kinds are read as a whole. */
const isElementOfPage = z.refine<{ kind: FeedbackKind; contentElementId?: string | undefined }>(
  ({ kind, contentElementId }) => kind === 'MODULE_PAGE' || contentElementId === undefined,
  { path: ['contentElementId'], error: MESSAGES.notValid },
)

/**
 * Stored without any link to its sender, unless they add their name. Therefore the same content under the same id
 * is the same message, and other content is a new one.
 */
export const createFeedbackMessage = command('feedback/create-feedback-message-command', {
  ...ofOwner,
  limits: ['feedback-message-of-user'],
  input: z
    .object({
      feedbackMessageId: NewId,
      ...Subject,
      /** The element of a module's page that it is about; missing for the whole page. */
      contentElementId: z.optional(Id),
      reason: FeedbackReason,
      message: FeedbackText,
      /** First and last name, and nothing else. */
      isNamed: z._default(z.boolean(), false),
    })
    .check(isNamedOnlyInFaults, isElementOfPage),
  output: z.object({ feedbackMessageId: Id }),
})
