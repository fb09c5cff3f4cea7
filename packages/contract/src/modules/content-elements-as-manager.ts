import * as z from 'zod/mini'
import { type ElementOperations, operationsOf } from '../element-operations.ts'
import { command, upload } from '../operation.ts'
import { OF_UPLOADS } from '../refusals.ts'
import { ACKNOWLEDGEMENT } from '../values/elements/acknowledgement.ts'
import { type ContentElementType, ELEMENTS_OF_PAGES } from '../values/elements/content-elements.ts'
import { DOCUMENT } from '../values/elements/document.ts'
import { HABIT_PROPOSAL } from '../values/elements/habit-proposal.ts'
import { IMAGE } from '../values/elements/image.ts'
import { hasItsCorrectAnswer, QUIZ } from '../values/elements/quiz.ts'
import { RICH_TEXT } from '../values/elements/rich-text.ts'
import { SELF_REFLECTION } from '../values/elements/self-reflection.ts'
import { VIDEO } from '../values/elements/video.ts'
import { EmptyObject, Id, SortedIds } from '../values/values.ts'
import { queriesOfWork } from './modules-as-manager.ts'

const Created = z.object({ contentElementId: Id })

/** The documents' list contains how many elements refer to a document. */
const queriesOfDocumentElement = () => [...queriesOfWork(), 'documents/get-documents-as-manager-query']

const { creationOf, changeOf } = operationsOf(ELEMENTS_OF_PAGES, {
  invalidates: ({ references = {} }) =>
    Object.values(references).includes('documentId') ? queriesOfDocumentElement : queriesOfWork,
})

export const createRichTextAsManager = command(
  'modules/create-rich-text-as-manager-command',
  creationOf(RICH_TEXT),
)
export const updateRichTextAsManager = command(
  'modules/update-rich-text-as-manager-command',
  changeOf(RICH_TEXT),
)

export const createVideoAsManager = command('modules/create-video-as-manager-command', creationOf(VIDEO))
export const updateVideoAsManager = command('modules/update-video-as-manager-command', changeOf(VIDEO))

const imageRefusals = ['conflict', ...OF_UPLOADS] as const
export const createImageAsManager = upload('modules/create-image-as-manager-command', {
  ...creationOf(IMAGE),
  refusals: imageRefusals,
  files: { image: { accepts: 'image' } },
})
/** Without a new picture the old one stays, and its alternative text is changed. */
export const updateImageAsManager = upload('modules/update-image-as-manager-command', {
  ...changeOf(IMAGE),
  refusals: imageRefusals,
  files: { image: { accepts: 'image', isOptional: true } },
})

const newQuiz = creationOf(QUIZ)
const knownQuiz = changeOf(QUIZ)
export const createQuizAsManager = command('modules/create-quiz-as-manager-command', {
  ...newQuiz,
  input: newQuiz.input.check(hasItsCorrectAnswer),
})
export const updateQuizAsManager = command('modules/update-quiz-as-manager-command', {
  ...knownQuiz,
  input: knownQuiz.input.check(hasItsCorrectAnswer),
})

export const createHabitProposalAsManager = command(
  'modules/create-habit-proposal-as-manager-command',
  creationOf(HABIT_PROPOSAL),
)
export const updateHabitProposalAsManager = command(
  'modules/update-habit-proposal-as-manager-command',
  changeOf(HABIT_PROPOSAL),
)

export const createAcknowledgementAsManager = command(
  'modules/create-acknowledgement-as-manager-command',
  creationOf(ACKNOWLEDGEMENT),
)
export const updateAcknowledgementAsManager = command(
  'modules/update-acknowledgement-as-manager-command',
  changeOf(ACKNOWLEDGEMENT),
)

export const createDocumentElementAsManager = command(
  'modules/create-document-as-manager-command',
  creationOf(DOCUMENT),
)
export const updateDocumentElementAsManager = command(
  'modules/update-document-as-manager-command',
  changeOf(DOCUMENT),
)

export const createSelfReflectionAsManager = command(
  'modules/create-self-reflection-as-manager-command',
  creationOf(SELF_REFLECTION),
)
export const updateSelfReflectionAsManager = command(
  'modules/update-self-reflection-as-manager-command',
  changeOf(SELF_REFLECTION),
)

export const ELEMENT_OPERATIONS: ElementOperations<ContentElementType> = {
  RICH_TEXT: { create: createRichTextAsManager, update: updateRichTextAsManager },
  VIDEO: { create: createVideoAsManager, update: updateVideoAsManager },
  IMAGE: { create: createImageAsManager, update: updateImageAsManager },
  QUIZ: { create: createQuizAsManager, update: updateQuizAsManager },
  HABIT_PROPOSAL: { create: createHabitProposalAsManager, update: updateHabitProposalAsManager },
  ACKNOWLEDGEMENT: { create: createAcknowledgementAsManager, update: updateAcknowledgementAsManager },
  DOCUMENT: { create: createDocumentElementAsManager, update: updateDocumentElementAsManager },
  SELF_REFLECTION: { create: createSelfReflectionAsManager, update: updateSelfReflectionAsManager },
}

/** It can be restored: what learners did with it stays. */
export const deleteContentElementAsManager = command('modules/delete-content-element-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Inhalt gelöscht' },
  input: z.object({ contentElementId: Id }),
  output: EmptyObject,
  invalidates: queriesOfDocumentElement,
})

/** Restores a deleted element at its position; an existing one stays unchanged. */
export const restoreContentElementAsManager = command('modules/restore-content-element-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Gelöschter Inhalt wiederhergestellt' },
  input: z.object({ contentElementId: Id }),
  output: EmptyObject,
  invalidates: queriesOfDocumentElement,
})

export const duplicateContentElementAsManager = command(
  'modules/duplicate-content-element-as-manager-command',
  {
    audience: 'app-manager',
    audit: { title: 'Inhalt kopiert' },
    input: z.object({ contentElementId: Id }),
    output: Created,
    invalidates: queriesOfDocumentElement,
  },
)

export const updateOrderOfContentElementsAsManager = command(
  'modules/update-order-of-content-elements-for-module-page-as-manager-command',
  {
    audience: 'app-manager',
    audit: { title: 'Inhalte sortiert' },
    input: z.object({ modulePageId: Id, sortedIdsOfContentElements: SortedIds }),
    output: EmptyObject,
    refusals: ['conflict'],
    invalidates: queriesOfWork,
  },
)
