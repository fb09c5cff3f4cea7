import { type Finding, PREVENTING_FINDINGS } from '@wohlauf/contract/modules/module-versions-as-manager'
import { type Destinations, hasDeadLink } from '@wohlauf/contract/rules/dead-links'

type CheckedElement = {
  id: string
  content: { type: string }
  image: { alternativeText: string } | null
}

export type CheckedPage = { id: string; isEnabled: boolean; elements: readonly CheckedElement[] }

type Quiz = { question: string; possibleAnswers: readonly { text: string; isCorrectAnswer: boolean }[] }

const isAnswerable = ({ question, possibleAnswers }: Quiz): boolean =>
  question.trim() !== '' &&
  possibleAnswers.length > 1 &&
  possibleAnswers.every(({ text }) => text.trim() !== '') &&
  possibleAnswers.filter(({ isCorrectAnswer }) => isCorrectAnswer).length === 1

const findingsOf = ({ content, image }: CheckedElement, destinations: Destinations): Finding['kind'][] => [
  ...(content.type === 'QUIZ' && !isAnswerable(content as unknown as Quiz)
    ? ['QUIZ_NOT_ANSWERABLE' as const]
    : []),
  ...(image?.alternativeText.trim() === '' ? ['PICTURE_WITHOUT_TEXT' as const] : []),
  ...(hasDeadLink(content, destinations) ? ['LINK_LEADS_NOWHERE' as const] : []),
]

/** The problems that readers of the shown pages would meet, in their order. */
export const findingsIn = (pages: readonly CheckedPage[], destinations: Destinations): Finding[] => {
  const visiblePages = pages.filter(({ isEnabled }) => isEnabled)
  if (visiblePages.length === 0)
    return [{ kind: 'NO_PAGE_SHOWN', modulePageId: null, contentElementId: null }]
  return visiblePages.flatMap(({ id: modulePageId, elements }): Finding[] =>
    elements.length === 0
      ? [{ kind: 'PAGE_EMPTY', modulePageId, contentElementId: null }]
      : elements.flatMap((element) =>
          findingsOf(element, destinations).map((kind) => ({
            kind,
            modulePageId,
            contentElementId: element.id,
          })),
        ),
  )
}

export const preventsPublishing = ({ kind }: Finding): boolean =>
  (PREVENTING_FINDINGS as readonly string[]).includes(kind)
