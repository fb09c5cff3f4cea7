import { RICH_LINK } from '@wohlauf/contract/values/rich-text'
import { expect, test } from 'vitest'
import { cleanHtml } from '../../../apps/server/src/platform/base/html/clean-html.ts'
import { DEMO_IMPRINTS } from './content/imprints.ts'
import { DEMO_STATEMENT } from './content/statement.ts'

test.each(DEMO_IMPRINTS)('the imprint of $daysAgo days ago is unchanged by sanitizing', ({ bodyHtml }) =>
  expect(cleanHtml(bodyHtml, RICH_LINK)).toBe(bodyHtml),
)

test('the accessibility statement is unchanged by sanitizing', () =>
  expect(cleanHtml(DEMO_STATEMENT, RICH_LINK)).toBe(DEMO_STATEMENT))
