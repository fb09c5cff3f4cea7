import './styles.css'
import './mantine-styles.ts'
import '@mantine/core/styles/Badge.css'
import { Badge, TextInput } from '@mantine/core'
import { linesOf } from '../../testing/large-text.ts'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { GroupField } from '../fields/group-field.tsx'
import { TimeSelects } from '../fields/time-selects.tsx'
import { UnbrokenText } from '../text/unbroken-text.tsx'
import { AppTheme } from './app-theme.tsx'

// Many widths, because the space decides where a line ends.
const WIDTHS = Array.from({ length: 60 }, (_, index) => 80 + 4 * index)

test('the asterisk of a required field stays beside the last word of the label', async () => {
  const { container } = await render(
    <AppTheme style="default">
      <TextInput label="Vor- und Nachname" required />
      <GroupField label="Vor- und Nachname">{() => null}</GroupField>
    </AppTheme>,
  )
  for (const label of container.querySelectorAll('label, legend'))
    for (const width of WIDTHS) {
      container.style.width = `${width}px`
      expect(linesOf(label, 'e *'), `${label.tagName} of ${width} pixels`).toBe(1)
    }
})

test('the word after a time is not broken, however little space there is', async () => {
  const { container } = await render(
    <AppTheme style="default">
      <TimeSelects time="08:30" onChange={() => {}} stepMinutes={5} />
    </AppTheme>,
  )
  // Dialogs set this style, because long addresses have to be broken there.
  container.style.overflowWrap = 'anywhere'
  for (const width of WIDTHS) {
    container.style.width = `${width}px`
    expect(linesOf(container, 'Uhr'), `${width} pixels`).toBe(1)
  }
})

test('a required choice has the asterisk of other fields', async () => {
  const choices = [{ value: 'a', label: 'Eins' }]
  const { container } = await render(
    <AppTheme style="default">
      <ChoiceField label="Art" choices={choices} value="a" onChange={() => {}} required />
    </AppTheme>,
  )
  await expect.element(container).toMatchTextContent('Art *Eins')
})

test('the words of a badge stay as they are written', async () => {
  const { container } = await render(
    <AppTheme style="default">
      <Badge>Veröffentlicht</Badge>
    </AppTheme>,
  )
  const badge = container.querySelector('.mantine-Badge-label') as HTMLElement
  expect(getComputedStyle(badge).textTransform).toBe('none')
})

test('E-Mail is not broken at its hyphen', async () => {
  const { container } = await render(<UnbrokenText text="An deine E-Mail Adresse" />)
  for (const width of WIDTHS) {
    container.style.width = `${width}px`
    expect(linesOf(container, 'E-Mail'), `${width} pixels`).toBe(1)
  }
})
