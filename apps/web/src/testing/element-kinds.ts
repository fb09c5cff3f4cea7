import type { ContentElementType } from '@wohlauf/contract/content-elements'
import * as operations from '@wohlauf/contract/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { Locator } from 'vitest/browser'
import { chooseFile, field } from './editing.ts'
import { makePhoto } from './managed-samples.ts'
import { idOf } from './sample-elements.ts'
import { expect } from './test.ts'

/** How to fill in an element of one type in its dialog, and the resulting input. */
type ElementKind = {
  type: ContentElementType
  entry: string
  create: AnyOperation
  update: AnyOperation
  created: string
  changed: string
  fill: (form: Locator) => Promise<void>
  /** The input besides title and page. */
  sent: object
}

const rich = async (form: Locator, label: string, text: string) => {
  await expect.element(field(form, label).first()).toBeVisible()
  await field(form, label).first().fill(text)
}

/** The types whose dialogs are tested in the same way. */
export const ELEMENT_KINDS: readonly ElementKind[] = [
  {
    type: 'RICH_TEXT',
    entry: 'Text',
    create: operations.createRichTextAsManager,
    update: operations.updateRichTextAsManager,
    created: 'Text wurde erstellt.',
    changed: 'Text wurde angepasst.',
    fill: (form) => rich(form, 'Text', 'Ein Satz'),
    sent: { textHtml: '<p>Ein Satz</p>' },
  },
  {
    type: 'VIDEO',
    entry: 'Video',
    create: operations.createVideoAsManager,
    update: operations.updateVideoAsManager,
    created: 'Video wurde erstellt.',
    changed: 'Video wurde angepasst.',
    fill: (form) => field(form, 'Video').fill('https://vimeo.com/4711'),
    sent: { videoId: '4711' },
  },
  {
    type: 'IMAGE',
    entry: 'Bild',
    create: operations.createImageAsManager,
    update: operations.updateImageAsManager,
    created: 'Bild wurde erstellt.',
    changed: 'Bild wurde angepasst',
    fill: async (form) => {
      await chooseFile(form, await makePhoto())
      await field(form, 'Alternativtext').fill('Eine Karaffe')
    },
    sent: { alternativeText: 'Eine Karaffe' },
  },
  {
    type: 'QUIZ',
    entry: 'Quiz',
    create: operations.createQuizAsManager,
    update: operations.updateQuizAsManager,
    created: 'Quiz wurde erstellt.',
    changed: 'Quiz wurde angepasst.',
    fill: async (form) => {
      await field(form, 'Frage').fill('Wie viel?')
      for (const index of [0, 1]) {
        await field(form, 'Antwort').nth(index).fill(`Antwort ${index}`)
        await field(form, 'Erklärung').nth(index).fill('Darum')
      }
      await form.getByRole('radio', { name: 'Diese Antwort ist richtig' }).nth(1).click()
    },
    sent: {
      question: 'Wie viel?',
      possibleAnswers: [
        { text: 'Antwort 0', explanation: '<p>Darum</p>' },
        { text: 'Antwort 1', explanation: '<p>Darum</p>' },
      ],
    },
  },
  {
    type: 'HABIT_PROPOSAL',
    entry: 'Gewohnheit',
    create: operations.createHabitProposalAsManager,
    update: operations.updateHabitProposalAsManager,
    created: 'Gewohnheitsangebot wurde erstellt.',
    changed: 'Gewohnheitsangebot wurde angepasst.',
    fill: (form) => form.getByRole('combobox', { name: 'Gewohnheit' }).selectOptions('Gewohnheit 2'),
    sent: { habitId: idOf(2) },
  },
  {
    type: 'ACKNOWLEDGEMENT',
    entry: 'Bestätigung',
    create: operations.createAcknowledgementAsManager,
    update: operations.updateAcknowledgementAsManager,
    created: 'Bestätigung wurde erstellt.',
    changed: 'Bestätigung wurde angepasst.',
    fill: async (form) => {
      await rich(form, 'Einleitung', 'Sprich es aus')
      await field(form, 'Bestätigung').fill('Ich mache es')
    },
    sent: { introduction: '<p>Sprich es aus</p>', acknowledgement: 'Ich mache es' },
  },
  {
    type: 'DOCUMENT',
    entry: 'Dokument',
    create: operations.createDocumentElementAsManager,
    update: operations.updateDocumentElementAsManager,
    created: 'Dokument wurde erstellt.',
    changed: 'Dokument wurde angepasst.',
    fill: async (form) => {
      await form.getByRole('combobox', { name: 'Dokument' }).selectOptions('Blatt 2 (zwei.pdf)')
      await rich(form, 'Erklärung', 'Für die Wand')
    },
    sent: { idOfReferencedDocument: idOf(2), documentExplanation: '<p>Für die Wand</p>' },
  },
  {
    type: 'SELF_REFLECTION',
    entry: 'Selbstreflexion',
    create: operations.createSelfReflectionAsManager,
    update: operations.updateSelfReflectionAsManager,
    created: 'Selbstreflexion wurde erstellt.',
    changed: 'Selbstreflexion wurde angepasst.',
    fill: async (form) => {
      await rich(form, 'Frage', 'Wie war es?')
      await field(form, 'Antwort').first().fill('Gut')
      await rich(form, 'Reaktion', 'Fein')
    },
    sent: { question: '<p>Wie war es?</p>' },
  },
]
