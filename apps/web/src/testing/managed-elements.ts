import type { BlogElementOf, BlogElementType } from '@wohlauf/contract/values/elements/blog-elements'
import type { ContentElementOf, ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import type { Locator } from 'vitest/browser'
import { chooseFile, field } from './editing.ts'
import { makePhoto } from './photo.ts'
import { idOf, sampleImage } from './sample-elements.ts'
import { expect } from './test.ts'

const ofPage = (number: number, title: string) => ({
  contentElementId: idOf(200 + number),
  title,
  revision: 1,
})

/** One element of each type of pages, in the form that managers get. */
export const SAMPLE_ELEMENTS = {
  RICH_TEXT: { ...ofPage(1, 'Ein Text'), type: 'RICH_TEXT', textHtml: '<p>Ein Absatz.</p>' },
  VIDEO: { ...ofPage(2, 'Ein Film'), type: 'VIDEO', videoId: '76979871' },
  IMAGE: { ...ofPage(3, 'Ein Bild'), type: 'IMAGE', image: sampleImage },
  QUIZ: {
    ...ofPage(4, 'Kurz gefragt'),
    type: 'QUIZ',
    question: 'Was ist richtig?',
    possibleAnswers: ['Richtig', 'Falsch'].map((text, index) => ({
      contentElementQuizAnswerId: idOf(300 + index),
      text,
      explanation: '<p>Darum.</p>',
      isCorrectAnswer: index === 0,
    })),
    isAnswered: false,
    idOfGivenAnswer: null,
  },
  HABIT_PROPOSAL: {
    ...ofPage(5, 'Eine Gewohnheit'),
    type: 'HABIT_PROPOSAL',
    habitId: idOf(1),
    habitTitle: 'Gewohnheit 1',
    habitIntroduction: '<p>Morgens.</p>',
    isHabitIntentCreated: false,
  },
  ACKNOWLEDGEMENT: {
    ...ofPage(6, 'Ein Vorsatz'),
    type: 'ACKNOWLEDGEMENT',
    introduction: '<p>Bitte lies das.</p>',
    acknowledgement: 'Gelesen',
    isConfirmed: false,
  },
  DOCUMENT: {
    ...ofPage(7, 'Zum Mitnehmen'),
    type: 'DOCUMENT',
    idOfReferencedDocument: idOf(1),
    documentTitle: 'Blatt 1',
    documentExplanation: '<p>Zum Ausdrucken.</p>',
    documentFileName: 'blatt-1.pdf',
  },
  SELF_REFLECTION: {
    ...ofPage(8, 'Ehrlich gefragt'),
    type: 'SELF_REFLECTION',
    question: '<p>Wie war es?</p>',
    selfReflectionOptions: [
      { answer: 'Leicht', reaction: '<p>Schön.</p>' },
      { answer: 'Schwer', reaction: '<p>Das wird.</p>' },
    ],
  },
} satisfies { [T in ContentElementType]: ContentElementOf<T> }

const ofArticle = (number: number, title: string) => ({
  blogArticleContentElementId: idOf(400 + number),
  title,
  revision: 1,
})

/** One element of each type of articles, in the form that managers get. */
export const SAMPLE_BLOG_ELEMENTS: { [T in BlogElementType]: BlogElementOf<T> } = {
  RICH_TEXT: { ...ofArticle(1, 'Ein Text'), type: 'RICH_TEXT', textHtml: '<p>Ein Absatz.</p>' },
  TIP_BOX: { ...ofArticle(2, 'Ein Tipp'), type: 'TIP_BOX', tipHtml: '<p>Trink ein Glas.</p>' },
  IMAGE: { ...ofArticle(3, 'Ein Bild'), type: 'IMAGE', image: sampleImage },
  IMAGE_WITH_DESCRIPTION: {
    ...ofArticle(4, 'Ein Teller'),
    type: 'IMAGE_WITH_DESCRIPTION',
    image: sampleImage,
    description: 'Die Hälfte ist Gemüse.',
  },
  STRATEGIES: {
    ...ofArticle(5, 'In drei Schritten'),
    type: 'STRATEGIES',
    headline: 'Deine Strategie',
    strategies: ['<strong>Anfangen</strong>', 'Weitermachen'],
  },
}

/** How to fill in an element of one type in its dialog, and the resulting input. */
export type ElementKind = {
  /** Part of the forms' names, and the entry in the menu 'Inhalt anlegen' unless `menuEntry` differs. */
  entry: string
  menuEntry?: string
  created: string
  changed: string
  fill: (form: Locator) => Promise<void>
  /** The expected input besides title and parent. */
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
    menuEntry: 'Gewohnheit vorschlagen',
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

/** The same for the elements of articles. */
export const BLOG_ELEMENT_KINDS: Readonly<Record<BlogElementType, ElementKind>> = {
  RICH_TEXT: ELEMENT_KINDS.RICH_TEXT,
  TIP_BOX: {
    entry: 'Tipp-Box',
    created: 'Tipp-Box wurde erstellt.',
    changed: 'Tipp-Box wurde angepasst.',
    fill: (form) => fillRichText(form, 'Tipp', 'Ein Tipp'),
    sent: { tipHtml: '<p>Ein Tipp</p>' },
  },
  IMAGE: ELEMENT_KINDS.IMAGE,
  IMAGE_WITH_DESCRIPTION: {
    entry: 'Bild mit Beschreibung',
    created: 'Bild mit Beschreibung wurde erstellt.',
    changed: 'Bild mit Beschreibung wurde angepasst.',
    fill: async (form) => {
      await chooseFile(form, await makePhoto())
      await field(form, 'Beschreibung').fill('Viel Gemüse')
    },
    sent: { description: 'Viel Gemüse' },
  },
  STRATEGIES: {
    entry: 'Strategien',
    created: 'Strategien wurden erstellt.',
    changed: 'Strategien wurde angepasst.',
    fill: async (form) => {
      await expect.element(field(form, 'Überschrift')).toHaveValue('Deine Strategie')
      await fillRichText(form, 'Strategie', 'Anfangen')
    },
    sent: { headline: 'Deine Strategie' },
  },
}
