import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { emulateMedia } from '../../../../testing/emulate-media.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../../testing/reading.ts'
import { idOf, openQuiz } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const quiz = openQuiz(1)
const [right, wrong] = quiz.possibleAnswers
if (!right || !wrong) throw new Error('the sample has two answers')
const other = { ...wrong, contentElementQuizAnswerId: idOf(9), text: 'Niemals' }
const QUIZ = { ...quiz, possibleAnswers: [other, right, wrong] }

const answer = (name: string) =>
  page.getByRole('group', { name: 'Stimmt das?' }).getByRole('button', { name })
const all = () => page.getByRole('button', { name: 'Alle Antworten zeigen' })

test.beforeEach(async ({ server }) => {
  serveModule(server, moduleWith(pagesOf({ title: 'Frage', contentElements: [QUIZ] })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
})

test('wrong answers that were not picked fold away, and are one press away', async () => {
  await expect.element(answer('Niemals')).toBeVisible()
  expect(all().query()).toBeNull()
  await answer('Falsch').click()
  await expect.element(answer('Niemals')).not.toBeInTheDocument()
  await expect.element(answer('Falsch Deine Antwort')).toBeVisible()
  await expect.element(answer('Richtig Richtige Antwort')).toBeVisible()
  await expectAccessible()
  await all().click()
  await expect.element(answer('Niemals')).toBeVisible()
  await expect.element(answer('Niemals')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Weniger Antworten zeigen' }).click()
  await expect.element(answer('Niemals')).not.toBeInTheDocument()
  await expect.element(all()).toHaveFocus()
})

test('they are printed', async () => {
  await answer('Richtig').click()
  await expect.element(answer('Niemals')).not.toBeInTheDocument()
  await emulateMedia({ type: 'print' })
  await expect.element(answer('Niemals')).toBeVisible()
  expect(all().query()).toBeNull()
})
