import { randomUUID } from 'node:crypto'
import {
  createAcknowledgementAsManager,
  createQuizAsManager,
  createRichTextAsManager,
  createSelfReflectionAsManager,
  createVideoAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  createModulePageAsManager,
  duplicateModuleAsManager,
  getModuleAsManager,
  getModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'

/** Calls the product as a logged-in user; throws on a refusal. */
export type Call = <Op extends AnyOperation>(operation: Op, input: InputOf<Op>) => Promise<OutputOf<Op>>

/** As long as the texts of the demo world. */
const TEXT = `<h2>Was im Körper geschieht</h2>${'<p>Wer regelmäßig trinkt, hält Kreislauf und Konzentration in Gang, auch an langen Tagen am Schreibtisch.</p>'.repeat(6)}`

const answers = () =>
  [0, 1, 2, 3].map((index) => ({
    contentElementQuizAnswerId: randomUUID() as string,
    text: `Antwort ${index}`,
    explanation: '<p>Weil es sich so gezeigt hat.</p>',
  }))

/** One type after the other; elements whose dialogs a measurement opens have a title that says so. */
const createElement = async (call: Call, modulePageId: string, index: number): Promise<void> => {
  const common = { modulePageId, contentElementId: randomUUID() as string }
  const possibleAnswers = answers()
  switch (index % 5) {
    case 0:
      return void (await call(createRichTextAsManager, { ...common, title: `Text ${index}`, textHtml: TEXT }))
    case 1:
      return void (await call(createQuizAsManager, {
        ...common,
        title: `Quiz ${index}`,
        question: 'Was stillt Durst am besten?',
        possibleAnswers,
        idOfCorrectAnswer: possibleAnswers[0]?.contentElementQuizAnswerId ?? '',
      }))
    case 2:
      return void (await call(createSelfReflectionAsManager, {
        ...common,
        title: `Selbstreflexion ${index}`,
        question: '<p>Wie leicht fällt dir das?</p>',
        selfReflectionOptions: [1, 2, 3].map((each) => ({
          answer: `So ${each}`,
          reaction: '<p>Gut so.</p>',
        })),
      }))
    case 3:
      return void (await call(createAcknowledgementAsManager, {
        ...common,
        title: `Bestätigung ${index}`,
        introduction: TEXT,
        acknowledgement: 'Ich trinke gleich ein Glas.',
      }))
    default:
      return void (await call(createVideoAsManager, {
        ...common,
        title: `Video ${index}`,
        videoId: '76979871',
      }))
  }
}

/**
 * A new module with the given number of pages and elements.
 *
 * @returns its id
 */
export const createBigModule = async (call: Call, pages: number, elements: number): Promise<string> => {
  // A copy includes the picture; its copied pages stand before the new ones and count too.
  const [smallest] = await Promise.all(
    (await call(getModulesAsManager, {})).map(async ({ moduleId }) => call(getModuleAsManager, { moduleId })),
  ).then((all) => all.toSorted((a, b) => a.pages.length - b.pages.length))
  if (!smallest) throw new Error('the demo world has no module')
  const { moduleId } = await call(duplicateModuleAsManager, { moduleId: smallest.moduleId })
  const had = smallest.pages.reduce((sum, { contentElements }) => sum + contentElements.length, 0)
  const newPages = Math.max(pages - smallest.pages.length, 0)
  for (let page = 0; page < newPages; page += 1) {
    const modulePageId = randomUUID() as string
    await call(createModulePageAsManager, {
      moduleId,
      modulePageId,
      modulePageTitle: `Seite ${page + 1}`,
      modulePageIsExerciseIncluded: page % 3 === 0,
      modulePageIsEnabled: true,
    })
    const share =
      Math.floor(((elements - had) * (page + 1)) / newPages) -
      Math.floor(((elements - had) * page) / newPages)
    for (let index = 0; index < share; index += 1) await createElement(call, modulePageId, index)
  }
  return moduleId
}
