import '../theme/styles.css'
import { linesOf, writeLarge } from '../../testing/large-text.ts'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { Page } from '../layout/page.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { AppTheme } from '../theme/app-theme.tsx'
import { fittedTextProps, longestWord } from './fitted.ts'

const TITLES = [
  'Nutzungsbedingungen',
  'Ernährungstagebuch',
  'Erfahrungsberichte',
  'Gesundheitspunkte',
  'Kichererbsen-Spinat-Curry',
  'Literaturverzeichnis',
  'Planen, einkaufen, gut durch die Woche kommen',
]

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize)

/** Parts that no line break may split: words, and parts that a hyphen ends. */
const partsOf = (heading: Element): string[] =>
  heading.textContent.split(/(?<=-)|[\s\u00ad]/).filter((part) => part.length > 1)

test.for(TITLES)('with text of twice the size %s is no smaller than the text, and whole', async (title) => {
  writeLarge()
  const { container } = await render(
    <AppTheme style="default">
      <Page title={title}>Text</Page>
      <div style={{ padding: 'var(--page-padding)' }}>
        <PageHead title={title} />
      </div>
    </AppTheme>,
  )
  await document.fonts.ready
  const headings = [...container.querySelectorAll('h1')]
  expect(headings).toHaveLength(2)
  for (const heading of headings) {
    expect(sizeOf(heading)).toBeGreaterThanOrEqual(sizeOf(document.body))
    // The first letter is left out: its range would include the hyphen before it.
    for (const part of partsOf(heading)) expect(linesOf(heading, part.slice(1)), part).toBe(1)
    expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  }
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
})

test('a word that German does not divide is smaller rather than broken', async () => {
  writeLarge()
  const { container } = await render(
    <AppTheme style="default">
      <Page title="Vollkornnudelauflaufrezepte">Text</Page>
    </AppTheme>,
  )
  await document.fonts.ready
  const heading = container.querySelector('h1') as HTMLElement
  expect(linesOf(heading, 'Vollkornnudelauflaufrezepte')).toBe(1)
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
})

test('a heading is called by its words, without the place where it may be divided', async () => {
  const { getByRole } = await render(<Page title="Nutzungsbedingungen">Text</Page>)
  await expect.element(getByRole('heading', { level: 1 })).toHaveAccessibleName('Nutzungsbedingungen')
})

test('only a word wider than a phone is divided, and only behind a joining s', () => {
  const textOf = (title: string) => fittedTextProps(title).children.replaceAll('\u00ad', '|')
  expect(textOf('Die Nutzungsbedingungen')).toBe('Die Nutzungs|bedingungen')
  expect(textOf('Barrierefreiheitserklärung')).toBe('Barrierefreiheits|erklärung')
  expect(textOf('Wohnungstür')).toBe('Wohnungstür')
  expect(textOf('Benachrichtigungen')).toBe('Benachrichtigungen')
})

test('the widths of letters are not below the real ones', async () => {
  const { container } = await render(
    <AppTheme style="default">
      <p style={{ width: 'max-content', fontSize: '100px', fontWeight: 680 }}>Text</p>
    </AppTheme>,
  )
  const line = container.querySelector('p') as HTMLElement
  await document.fonts.ready
  const words = [
    ...TITLES.flatMap((title) => title.split(/[\s-]/)),
    'Wiederherstellungscodes',
    'Mittwochmorgen',
  ]
  for (const word of words) {
    line.textContent = word
    expect(longestWord(word), word).toBeGreaterThanOrEqual(line.getBoundingClientRect().width / 100)
  }
})
