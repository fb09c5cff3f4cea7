import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import type { DemoElement } from '@wohlauf/demo/content/types'
import { shellOf } from '../browser/shell.ts'
import { isAnsweredRight } from './expected-points.ts'
import { message } from './login-form.ts'
import type { Reader } from './reading.ts'

type ElementOf<Type extends DemoElement['type']> = Extract<DemoElement, { type: Type }>
type Use<Type extends DemoElement['type']> = (
  reader: Reader,
  element: ElementOf<Type>,
  region: Locator,
) => Promise<void>

/** The first words of a text, up to the next tag. */
const beginning = (html: string): string => html.split(/<[^>]*>/).find((part) => part.trim().length > 3) ?? ''

const useQuiz: Use<'QUIZ'> = async ({ device, module }, quiz, region) => {
  const isRight = isAnsweredRight(module, quiz)
  const answers = region.getByRole('group', { name: quiz.question })
  const pick = quiz.possibleAnswers.find((answer) => Boolean(answer.isCorrectAnswer) === isRight)
  await device.press(answers.getByRole('button', { name: pick?.text ?? '' }))
  const status = region.getByRole('status')
  await expect(status).toContainText(isRight ? 'Das stimmt!' : 'Knapp daneben.')
  await expect(status).toContainText(beginning(pick?.explanation ?? ''))
  if (quiz.possibleAnswers.some((answer) => answer !== pick && !answer.isCorrectAnswer))
    await device.press(region.getByRole('button', { name: 'Alle Antworten zeigen' }))
  for (const { text } of quiz.possibleAnswers)
    await expect(answers.getByRole('button', { name: text })).toBeDisabled()
}

const useSelfReflection: Use<'SELF_REFLECTION'> = async ({ device }, { selfReflectionOptions }, region) => {
  const [option] = selfReflectionOptions
  await device.press(region.getByRole('button', { name: option?.answer ?? '' }))
  await expect(region.getByRole('status')).toContainText(beginning(option?.reaction ?? ''))
}

const useAcknowledgement: Use<'ACKNOWLEDGEMENT'> = async ({ device }, { acknowledgement }, region) => {
  const box = region.getByRole('checkbox', { name: acknowledgement })
  await device.tick(box)
  await expect(box).toBeChecked()
}

/** Stands in for the video player's host, because there is no network. */
const PLAYER = '<!doctype html><title>Player</title><button>Abspielen</button>'

const useVideo: Use<'VIDEO'> = async ({ page, device }, { title, videoId }, region) => {
  const requestedAddresses: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    requestedAddresses.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: PLAYER })
  })
  await expect(region).toContainText('Erst wenn du es lädst, erfährt Vimeo deine IP-Adresse')
  await expect(region.locator('iframe')).toHaveCount(0)
  expect(requestedAddresses).toEqual([])
  await device.press(region.getByRole('button', { name: 'Video laden' }))
  const player = page.frameLocator(`iframe[title="Video: ${title}"]`)
  await expect(player.getByRole('button', { name: 'Abspielen' })).toBeVisible()
  expect(requestedAddresses).toEqual([`https://player.vimeo.com/video/${videoId}?dnt=1`])
}

const useDocument: Use<'DOCUMENT'> = async ({ page, device, world, documentBytes }, element, region) => {
  const document = world.documents.find(({ key }) => key === element.document)
  const title = document?.title ?? ''
  const press = () => device.press(region.getByRole('button', { name: `${title} herunterladen` }))
  const shell = shellOf(page.context())
  if (shell) {
    await press()
    await expect
      .poll(() => shell.calls.find(({ methodName }) => methodName === 'writeFile')?.options)
      .toMatchObject({ data: (await documentBytes(title)).toString('base64') })
    return
  }
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  expect(download.suggestedFilename()).toBe(document?.fileName)
  expect(await readFile(await download.path())).toEqual(await documentBytes(title))
}

const useHabitProposal: Use<'HABIT_PROPOSAL'> = async ({ page, device, world }, element, region) => {
  const habit = world.habits.find(({ key }) => key === element.habit)
  await device.press(region.getByRole('button', { name: 'Gewohnheit starten' }))
  const dialog = page.getByRole('dialog', { name: habit?.title ?? '' })
  const start = dialog.getByRole('button', { name: 'Gewohnheit starten' })
  await expect(start).toBeDisabled()
  await device.tick(dialog.getByRole('checkbox', { name: 'Montag' }))
  await device.tick(dialog.getByRole('checkbox', { name: 'Donnerstag' }))
  await device.select(dialog.getByRole('combobox', { name: 'Stunde' }), '08')
  await device.write(dialog.getByRole('textbox', { name: 'Auslöser' }), 'Nach dem Frühstück')
  await device.press(start)
  await expect(message(page, 'Gewohnheit wurde erstellt.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(region.getByText('Du hast diese Gewohnheit gestartet.')).toBeVisible()
  await expect(region.getByRole('link', { name: 'Zu deinen Gewohnheiten' })).toBeVisible()
}

const lookAtImage = async ({ page }: Reader, { picture }: ElementOf<'IMAGE'>): Promise<void> => {
  const image = page.getByRole('img', { name: picture.alternativeText })
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
}

const readText = async ({ page }: Reader, { title, textHtml }: ElementOf<'RICH_TEXT'>): Promise<void> => {
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(beginning(textHtml))
}

/** Uses an element of each type as intended. */
export const use = async (reader: Reader, element: DemoElement): Promise<void> => {
  const region = reader.page.getByRole('region', { name: element.title, exact: true })
  switch (element.type) {
    case 'RICH_TEXT':
      return readText(reader, element)
    case 'IMAGE':
      return lookAtImage(reader, element)
    case 'QUIZ':
      return useQuiz(reader, element, region)
    case 'SELF_REFLECTION':
      return useSelfReflection(reader, element, region)
    case 'ACKNOWLEDGEMENT':
      return useAcknowledgement(reader, element, region)
    case 'VIDEO':
      return useVideo(reader, element, region)
    case 'DOCUMENT':
      return useDocument(reader, element, region)
    case 'HABIT_PROPOSAL':
      return useHabitProposal(reader, element, region)
    // A new type: the journey cannot use it before it has a case here.
    default:
      return expect(region).toBeVisible()
  }
}
