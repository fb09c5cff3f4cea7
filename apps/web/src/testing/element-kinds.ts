import type { ContentElementType } from '@wohlauf/contract/content-elements'
import type { Locator } from 'vitest/browser'
import { chooseFile, field } from './editing.ts'
import { makePhoto } from './managed-samples.ts'
import { idOf } from './sample-elements.ts'
import { expect } from './test.ts'

/** How to fill in an element of one type in its dialog, and the resulting input. */
export type ElementKind = {
  /** In the menu 'Inhalt anlegen', and in the names of the dialogs. */
  entry: string
  created: string
  changed: string
  fill: (form: Locator) => Promise<void>
  /** The input besides title and parent. */
  sent: object
}

/** Waits for the editor, which is loaded with the first dialog. */
export const fillRichText = async (form: Locator, label: string, text: string) => {
  await expect.element(field(form, label).first()).toBeVisible()
  await field(form, label).first().fill(text)
}

/** The elements of pages: their dialogs are tested in the same way. */
export const ELEMENT_KINDS: Readonly<Record<ContentElementType, ElementKind>> = {
  RICH_TEXT: {
    entry: 'Text',
    created: 'Text wurde erstellt.',
    changed: 'Text wurde angepasst.',
    fill: (form) => fillRichText(form, 'Text', 'Ein Satz'),
    sent: { textHtml: '<p>Ein Satz</p>' },
  },
  VIDEO: {
    entry: 'Video',
    created: 'Video wurde erstellt.',
    changed: 'Video wurde angepasst.',
    fill: (form) => field(form, 'Video').fill('https://vimeo.com/4711'),
    sent: { videoId: '4711' },
  },
  IMAGE: {
    entry: 'Bild',
    created: 'Bild wurde erstellt.',
    changed: 'Bild wurde angepasst',
    fill: async (form) => {
      await chooseFile(form, await makePhoto())
      await field(form, 'Alternativtext').fill('Eine Karaffe')
    },
    sent: { alternativeText: 'Eine Karaffe' },
  },
  QUIZ: {
    entry: 'Quiz',
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
  HABIT_PROPOSAL: {
    entry: 'Gewohnheit',
    created: 'Gewohnheitsangebot wurde erstellt.',
    changed: 'Gewohnheitsangebot wurde angepasst.',
    fill: (form) => form.getByRole('combobox', { name: 'Gewohnheit' }).selectOptions('Gewohnheit 2'),
    sent: { habitId: idOf(2) },
  },
  ACKNOWLEDGEMENT: {
    entry: 'Bestätigung',
    created: 'Bestätigung wurde erstellt.',
    changed: 'Bestätigung wurde angepasst.',
    fill: async (form) => {
      await fillRichText(form, 'Einleitung', 'Sprich es aus')
      await field(form, 'Bestätigung').fill('Ich mache es')
    },
    sent: { introduction: '<p>Sprich es aus</p>', acknowledgement: 'Ich mache es' },
  },
  DOCUMENT: {
    entry: 'Dokument',
    created: 'Dokument wurde erstellt.',
    changed: 'Dokument wurde angepasst.',
    fill: async (form) => {
      await form.getByRole('combobox', { name: 'Dokument' }).selectOptions('Blatt 2 (zwei.pdf)')
      await fillRichText(form, 'Erklärung', 'Für die Wand')
    },
    sent: { idOfReferencedDocument: idOf(2), documentExplanation: '<p>Für die Wand</p>' },
  },
  SELF_REFLECTION: {
    entry: 'Selbstreflexion',
    created: 'Selbstreflexion wurde erstellt.',
    changed: 'Selbstreflexion wurde angepasst.',
    fill: async (form) => {
      await fillRichText(form, 'Frage', 'Wie war es?')
      await field(form, 'Antwort').first().fill('Gut')
      await fillRichText(form, 'Reaktion', 'Fein')
    },
    sent: { question: '<p>Wie war es?</p>' },
  },
}
