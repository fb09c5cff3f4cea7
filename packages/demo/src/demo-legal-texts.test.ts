import { RICH_LINK } from '@wohlauf/contract/values/rich-text'
import { expect, test } from 'vitest'
import { cleanHtml } from '../../../apps/server/src/platform/base/html/clean-html.ts'
import { DEMO_EASY_LANGUAGE } from './content/easy-language.ts'
import { DEMO_IMPRINTS } from './content/imprints.ts'
import { DEMO_STATEMENT } from './content/statement.ts'

test.each(DEMO_IMPRINTS)('the imprint of $daysAgo days ago is unchanged by sanitizing', ({ bodyHtml }) =>
  expect(cleanHtml(bodyHtml, RICH_LINK)).toBe(bodyHtml),
)

test.each([
  ['the accessibility statement', DEMO_STATEMENT],
  ['the text in Leichte Sprache', DEMO_EASY_LANGUAGE],
])('%s is unchanged by sanitizing', (_, bodyHtml) => expect(cleanHtml(bodyHtml, RICH_LINK)).toBe(bodyHtml))
