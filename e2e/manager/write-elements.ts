import type { Locator, Page } from '@playwright/test'
import type { DemoElement, DemoPage, DemoWorld } from '@wohlauf/demo/content/types'
import { aPicture, chooseFile, dialogNamed, field, rowNamed, save } from './editing.ts'

type ElementOf<Type extends DemoElement['type']> = Extract<DemoElement, { type: Type }>
type Fill<Type extends DemoElement['type']> = (
  form: Locator,
  element: ElementOf<Type>,
  world: DemoWorld,
) => Promise<void>

/** Users do not type tags. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

/** The fields of one entry in a list. */
const item = (form: Locator, label: string): Locator =>
  form.getByRole('listitem').filter({ has: form.page().getByRole('group', { name: label, exact: true }) })

const fillQuiz: Fill<'QUIZ'> = async (form, { question, possibleAnswers }) => {
  await field(form, 'Frage').fill(question)
  for (const [index, { text, explanation, isCorrectAnswer }] of possibleAnswers.entries()) {
    const answer = item(form, `Antwort ${index + 1}`)
    await field(answer, 'Antwort').fill(text)
    await field(answer, 'Erklärung').fill(textOf(explanation))
    if (isCorrectAnswer) await answer.getByRole('radio', { name: 'Diese Antwort ist richtig' }).check()
  }
}

const fillSelfReflection: Fill<'SELF_REFLECTION'> = async (form, { question, selfReflectionOptions }) => {
  await field(form, 'Frage').fill(textOf(question))
  for (const [index, { answer, reaction }] of selfReflectionOptions.entries()) {
    if (index > 0) await form.getByRole('button', { name: 'Möglichkeit hinzufügen' }).click()
    const option = item(form, `Möglichkeit ${index + 1}`)
    await field(option, 'Antwort').fill(answer)
    await field(option, 'Reaktion').fill(textOf(reaction))
  }
}

const fillHabit: Fill<'HABIT_PROPOSAL'> = async (form, element, { habits }) => {
  const title = habits.find(({ key }) => key === element.habit)?.title ?? ''
  await form.getByRole('combobox', { name: 'Gewohnheit' }).selectOption({ label: title })
}

const fillDocument: Fill<'DOCUMENT'> = async (form, element, { documents }) => {
  const document = documents.find(({ key }) => key === element.document)
  const label = `${document?.title} (${document?.fileName})`
  await form.getByRole('combobox', { name: 'Dokument' }).selectOption({ label })
  await field(form, 'Erklärung').fill(textOf(element.documentExplanation))
}

const fillImage: Fill<'IMAGE'> = async (form, { picture }) => {
  await chooseFile(form, 'Bild wählen', await aPicture())
  await field(form, 'Alternativtext').fill(picture.alternativeText)
}

const fillAcknowledgement: Fill<'ACKNOWLEDGEMENT'> = async (form, { introduction, acknowledgement }) => {
  await field(form, 'Einleitung').fill(textOf(introduction))
  await field(form, 'Bestätigung').fill(acknowledgement)
}

const fill = (form: Locator, element: DemoElement, world: DemoWorld): Promise<void> => {
  switch (element.type) {
    case 'RICH_TEXT':
      return field(form, 'Text').fill(textOf(element.textHtml))
    case 'VIDEO':
      return field(form, 'Video').fill(`https://vimeo.com/${element.videoId}`)
    case 'IMAGE':
      return fillImage(form, element, world)
    case 'QUIZ':
      return fillQuiz(form, element, world)
    case 'HABIT_PROPOSAL':
      return fillHabit(form, element, world)
    case 'ACKNOWLEDGEMENT':
      return fillAcknowledgement(form, element, world)
    case 'DOCUMENT':
      return fillDocument(form, element, world)
    case 'SELF_REFLECTION':
      return fillSelfReflection(form, element, world)
    default:
      throw new Error('A new type: write-elements.ts does not know its fields.')
  }
}

type Kind = { entry: string; form: string; success: string }

/**
 * The entry of 'Inhalt anlegen', the name of its form, and the message after saving (specification, managers,
 * 2 and 8). A new type's form has its component test.
 */
const KINDS: Partial<Record<DemoElement['type'], Kind>> = {
  RICH_TEXT: { entry: 'Text', form: 'Text anlegen', success: 'Text wurde erstellt.' },
  VIDEO: { entry: 'Video', form: 'Video anlegen', success: 'Video wurde erstellt.' },
  IMAGE: { entry: 'Bild', form: 'Bild anlegen', success: 'Bild wurde erstellt.' },
  QUIZ: { entry: 'Quiz', form: 'Quiz anlegen', success: 'Quiz wurde erstellt.' },
  HABIT_PROPOSAL: {
    entry: 'Gewohnheit vorschlagen',
    form: 'Gewohnheit anlegen',
    success: 'Gewohnheitsangebot wurde erstellt.',
  },
  ACKNOWLEDGEMENT: {
    entry: 'Bestätigung',
    form: 'Bestätigung anlegen',
    success: 'Bestätigung wurde erstellt.',
  },
  DOCUMENT: { entry: 'Dokument', form: 'Dokument anlegen', success: 'Dokument wurde erstellt.' },
  SELF_REFLECTION: {
    entry: 'Selbstreflexion',
    form: 'Selbstreflexion anlegen',
    success: 'Selbstreflexion wurde erstellt.',
  },
}

const kindOf = (type: DemoElement['type']): Kind => {
  const kind = KINDS[type]
  if (!kind) throw new Error(`write-elements.ts does not know the form of a ${type}`)
  return kind
}

/** Opens the form of a new element of a page through the page's menu. */
export const beginElement = async (
  page: Page,
  pageTitle: string,
  type: DemoElement['type'],
): Promise<Locator> => {
  const { entry, form } = kindOf(type)
  await page.getByRole('button', { name: `Inhalt anlegen auf: ${pageTitle}` }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  return rowNamed(page, form)
}

export const writeElement = async (
  page: Page,
  pageTitle: string,
  element: DemoElement,
  world: DemoWorld,
): Promise<void> => {
  const form = await beginElement(page, pageTitle, element.type)
  await field(form, 'Titel').fill(element.title)
  await fill(form, element, world)
  await save(form, 'Anlegen', kindOf(element.type).success)
}

export const writePage = async (page: Page, { title, isExerciseIncluded }: DemoPage): Promise<void> => {
  await page.getByRole('button', { name: 'Seite erstellen' }).click()
  const form = dialogNamed(page, 'Seite erstellen')
  await field(form, 'Titel').fill(title)
  if (isExerciseIncluded) await form.getByRole('checkbox', { name: 'Enthält eine Übung' }).check()
  await save(form, 'Erstellen', 'Seite wurde erstellt.')
}
