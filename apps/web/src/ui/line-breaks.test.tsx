import './styles.css'
import './mantine-styles.ts'
import { TextInput } from '@mantine/core'
import { linesOf } from '../testing/large-text.ts'
import { render } from '../testing/render.tsx'
import { expect, test } from '../testing/test.ts'
import { AppTheme } from './app-theme.tsx'
import { GroupField } from './group-field.tsx'
import { UnbrokenText } from './unbroken-text.tsx'

// At each width, because the space decides where a line ends.
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

test('E-Mail is not broken at its hyphen', async () => {
  const { container } = await render(<UnbrokenText text="An deine E-Mail Adresse" />)
  for (const width of WIDTHS) {
    container.style.width = `${width}px`
    expect(linesOf(container, 'E-Mail'), `${width} pixels`).toBe(1)
  }
})
