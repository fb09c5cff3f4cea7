import { render } from '@react-email/render'
import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import { AT_NIGHT, nightPaletteOf } from './night-style.ts'
import { MAIL_PALETTES } from './palette.ts'

const html = await render(
  layout({
    title: 'Probe',
    subject: 'Betreff',
    preview: 'Vorschau',
    firstName: '',
    palette: MAIL_PALETTES.wohlauf,
    logo: { width: 40, height: 40 },
    hasPicture: true,
    parts: [
      { kind: 'paragraph', text: 'Text' },
      { kind: 'button', label: 'Öffnen', url: 'https://app.example/x' },
      { kind: 'quote', text: 'Zitat' },
      { kind: 'small', text: 'Klein' },
    ],
  }),
)
const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []

test('a mail says that it has colours for a dark appearance', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>')
  expect(style).toContain(
    `.${AT_NIGHT.sheet}{background-color:${nightPaletteOf(MAIL_PALETTES.wohlauf).sheet}!important`,
  )
})

test('every element with a colour of its own has another one at night', () => {
  const withColour = [...html.matchAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)>/g)].filter(([, , attributes = '']) =>
    /style="[^"]*(?<![\w-])(?:background-)?color:/.test(attributes),
  )
  expect(withColour.length).toBeGreaterThan(6)
  // The body's cell has no class, and is the rule's child of the body.
  const unchanged = withColour.filter(
    ([, tag, attributes = '']) => tag !== 'td' && !/class="[^"]*\bn-\w+/.test(attributes),
  )
  expect(unchanged.map(([element]) => element)).toEqual([])
  for (const name of Object.values(AT_NIGHT)) expect(html.split('</style>')[1]).toContain(name)
})
