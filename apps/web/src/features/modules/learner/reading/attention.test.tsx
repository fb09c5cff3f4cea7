import { page, userEvent } from 'vitest/browser'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../../testing/reading.ts'
import { longText, openQuiz, selfReflection } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('after turning a page the focus is on its heading', async ({ server }) => {
  serveModule(server, moduleWith(pagesOf({ title: 'Vorweg' }, { title: 'Danach' })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await expect.element(heading('Vorweg')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading('Danach')).toHaveFocus()
})

test('the reaction to an answer is announced, and the focus stays on the answer', async ({ server }) => {
  serveModule(server, moduleWith(pagesOf({ title: 'Frage', contentElements: [openQuiz(1)] })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  const announcement = page.getByRole('region', { name: 'Kurz nachgedacht' }).getByRole('status')
  // Screen readers announce only changes in a region that exists before its text.
  await expect.element(announcement).toBeEmptyDOMElement()
  const before = announcement.element()
  const answer = page.getByRole('button', { name: 'Falsch' })
  await answer.click()
  await expect.element(announcement).toMatchTextContent('Knapp daneben.')
  expect(announcement.element()).toBe(before)
  await expect.element(answer).toHaveFocus()
})

test.for([
  { kind: 'a quiz', answer: 'Falsch', reaction: 'Knapp daneben.' },
  { kind: 'a self-reflection', answer: 'Leicht', reaction: 'Schön.' },
])('the reaction of $kind is scrolled into view', async ({ answer, reaction }, { server }) => {
  await page.viewport(360, 560)
  const elements = [openQuiz(1), longText(2), selfReflection(3), longText(4)]
  serveModule(server, moduleWith(pagesOf({ title: 'Fragen', contentElements: elements })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  const button = page.getByRole('button', { name: answer })
  await expect.element(button).toBeVisible()
  // Scrolls it as low on the screen as a thumb reaches.
  button.element().scrollIntoView({ block: 'end' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  const status = page.getByRole('status').filter({ hasText: reaction })
  await expect.element(status).toBeVisible()
  await expect.poll(() => status.element().firstElementChild).toBeInViewport({ ratio: 1 })
})
