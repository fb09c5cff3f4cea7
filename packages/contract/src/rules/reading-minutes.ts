import type { BlogElementOf } from '../values/elements/blog-elements.ts'
import type { ContentElementOf } from '../values/elements/content-elements.ts'
import { textOf } from '../values/rich-text.ts'

/** An element of a module's page or an article: the fields that both a stored one and a shown one have. */
export type TimedElement =
  | ({ type: 'RICH_TEXT' } & Pick<ContentElementOf<'RICH_TEXT'>, 'textHtml'>)
  | ({ type: 'QUIZ' } & Pick<ContentElementOf<'QUIZ'>, 'question' | 'possibleAnswers'>)
  | ({ type: 'ACKNOWLEDGEMENT' } & Pick<
      ContentElementOf<'ACKNOWLEDGEMENT'>,
      'introduction' | 'acknowledgement'
    >)
  | ({ type: 'SELF_REFLECTION' } & Pick<
      ContentElementOf<'SELF_REFLECTION'>,
      'question' | 'selfReflectionOptions'
    >)
  | ({ type: 'TIP_BOX' } & Pick<BlogElementOf<'TIP_BOX'>, 'tipHtml'>)
  | ({ type: 'IMAGE_WITH_DESCRIPTION' } & Pick<BlogElementOf<'IMAGE_WITH_DESCRIPTION'>, 'description'>)
  | ({ type: 'STRATEGIES' } & Pick<BlogElementOf<'STRATEGIES'>, 'headline' | 'strategies'>)
  | { type: 'VIDEO' | 'IMAGE' | 'HABIT_PROPOSAL' | 'DOCUMENT' }

/** An adult reads about 180 words of German in a minute. */
const SECONDS_PER_WORD = 60 / 180
const SECONDS_TO_CHOOSE = 20
const SECONDS_TO_LOOK = 10
const SECONDS_TO_PROMISE = 5
const SECONDS_TO_CONSIDER_HABIT = 30
/** A video's length is known to its host alone, which gets no request. */
const SECONDS_OF_VIDEO = 180

const wordsIn = (...texts: readonly string[]): number =>
  texts
    // The words of two paragraphs are not joined.
    .flatMap((text) => textOf(text.replaceAll('<', ' <')).split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const secondsToRead = (...texts: readonly string[]): number => wordsIn(...texts) * SECONDS_PER_WORD

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => secondsToRead(text)))

const secondsOf = (element: TimedElement): number => {
  switch (element.type) {
    case 'RICH_TEXT':
      return secondsToRead(element.textHtml)
    case 'QUIZ': {
      const { question, possibleAnswers } = element
      return (
        SECONDS_TO_CHOOSE +
        secondsToRead(question, ...possibleAnswers.map(({ text }) => text)) +
        longest(possibleAnswers.map(({ explanation }) => explanation))
      )
    }
    case 'SELF_REFLECTION': {
      const { question, selfReflectionOptions } = element
      return (
        SECONDS_TO_CHOOSE +
        secondsToRead(question, ...selfReflectionOptions.map(({ answer }) => answer)) +
        longest(selfReflectionOptions.map(({ reaction }) => reaction))
      )
    }
    case 'ACKNOWLEDGEMENT':
      return SECONDS_TO_PROMISE + secondsToRead(element.introduction, element.acknowledgement)
    case 'TIP_BOX':
      return secondsToRead(element.tipHtml)
    case 'IMAGE_WITH_DESCRIPTION':
      return SECONDS_TO_LOOK + secondsToRead(element.description)
    case 'STRATEGIES':
      return secondsToRead(element.headline, ...element.strategies)
    case 'VIDEO':
      return SECONDS_OF_VIDEO
    case 'IMAGE':
      return SECONDS_TO_LOOK
    case 'HABIT_PROPOSAL':
      return SECONDS_TO_CONSIDER_HABIT
    // Documents are read at another time, and not shown in every app: the same page has the same minutes everywhere.
    case 'DOCUMENT':
      return 0
  }
}

/**
 * Whole minutes, at least one. A module's are the sum of its visible pages'.
 *
 * @param override the minutes that an editor has stated; null to calculate them
 */
export const readingMinutes = (elements: readonly TimedElement[], override: number | null = null): number =>
  override ??
  Math.max(1, Math.round(elements.reduce((seconds, element) => seconds + secondsOf(element), 0) / 60))
