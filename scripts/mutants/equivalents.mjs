/* Mutants that no test can kill, because the change makes no difference: each with its reason. `at` is the
   line where the mutated code begins, `code` the replaced code, `replacement` the new code, all as the run
   prints them. */
const server = 'apps/server/src'
const web = 'apps/web/src'

/** @type {import('./compare.mjs').Equivalent[]} */
export const equivalents = [
  {
    file: `${server}/platform/passwords/password-rules.ts`,
    at: 'text',
    code: "text\n    .normalize('NFKC')\n    .toLowerCase()",
    replacement: "text.normalize('NFKC').toUpperCase()",
    why: 'Both sides are compared in the same case. Only ß differs, of which no rule speaks.',
  },
  ...[
    ["position.type === 'SUCCESS'", 'false'],
    ["'SUCCESS'", '""'],
  ].map(([code, replacement]) => ({
    file: `${web}/features/modules/learner/rules/moves.ts`,
    at: "if (position.type === 'SUCCESS') return true",
    code,
    replacement,
    why: 'The success page has no page index, so the next lines find no page and return the same. The line is there for the compiler.',
  })),
  {
    file: `${web}/features/modules/learner/rules/moves.ts`,
    at: "position.type === 'SUCCESS' || (position.type === 'MODULE' && position.pageIndex > 0)",
    code: "position.type === 'MODULE'",
    replacement: 'true',
    why: 'The contents have no page index, and undefined is not above 0.',
  },
  {
    file: `${web}/ui/layout/swipe.ts`,
    at: "return byX < 0 ? 'next' : 'back'",
    code: 'byX < 0',
    replacement: 'byX <= 0',
    why: 'A movement of 0 has already been rejected as a swipe before.',
  },
  {
    file: `${server}/contexts/habits/rules/days.ts`,
    at: 'if (plan.endsOn >= day && (!inForce || plan.endsOn < inForce.endsOn)) inForce = plan',
    code: 'plan.endsOn < inForce.endsOn',
    replacement: 'plan.endsOn <= inForce.endsOn',
    why: 'Only one plan ends on a day: the day is part of the key of the table.',
  },
  {
    file: `${web}/features/habits/today/habit-days.ts`,
    at: '.flatMap(({ title, nextReminderAt }) => (nextReminderAt ? [{ title, remindsAt: nextReminderAt }] : []))',
    code: '[]',
    replacement: '["Stryker was here"]',
    why: 'An entry without a time is not ahead of now either, so the next line omits it.',
  },
  {
    file: `${server}/platform/base/html/clean-html.ts`,
    at: "const address = webAddressOf(href ?? '')",
    code: "''",
    replacement: '"Stryker was here!"',
    why: 'Neither is an address.',
  },
  {
    file: `${server}/platform/base/html/clean-html.ts`,
    at: 'allowProtocolRelative: false,',
    code: 'false',
    replacement: 'true',
    why: 'A second barrier: addresses without http or https have been removed before.',
  },
  {
    file: `${server}/platform/sessions/sessions.ts`,
    at: '.select({ id: session.id })',
    code: '{ id: session.id }',
    replacement: '{}',
    why: 'Rows are counted; the selected columns make no difference.',
  },
  ...[
    ['false', 'true'],
    ['rows[0]?.isTaken', 'rows[0].isTaken'],
  ].map(([code, replacement]) => ({
    file: `${server}/platform/tenancy/has-account.ts`,
    at: 'return rows[0]?.isTaken ?? false',
    code,
    replacement,
    why: 'A database function always returns a row. The compiler does not know.',
  })),
  {
    file: `${server}/contexts/accounts/follow-address-link.ts`,
    at: 'if (account?.emailAddress !== emailAddress && (await hasAccount(tx, emailAddress))) return null',
    code: 'account?.emailAddress',
    replacement: 'account.emailAddress',
    why: 'A link is deleted with its account, so the account exists. The compiler does not know.',
  },
  {
    file: `${server}/contexts/mailed-links/mailed-links.ts`,
    at: '.select({ id: mailedLink.id })',
    code: '{ id: mailedLink.id }',
    replacement: '{}',
    why: 'Only the existence of the row matters; the selected columns make no difference.',
  },
  {
    file: `${server}/contexts/mailed-links/mailed-links.ts`,
    at: 'if (!isToken(token)) return null',
    code: '!isToken(token)',
    replacement: 'false',
    why: 'A string that is not a token has the hash of no link. The line saves a query.',
  },
  {
    file: `${server}/platform/mail/link-token.ts`,
    at: 'export const createLinkTokens = (secretKey: string, formerSecretKeys: readonly string[] = []): LinkTokens => {',
    code: '[]',
    replacement: '["Stryker was here"]',
    why: 'An additional former key, with which no link was ever made.',
  },
  ...[
    ['/^.{8}(-.{4}-)4(.+)$/', '/.{8}(-.{4}-)4(.+)$/'],
    ['/^.{8}(-.{4}-)4(.+)$/', '/^.{8}(-.{4}-)4(.+)/'],
    ['[]', '["Stryker was here"]'],
  ].map(([code, replacement]) => ({
    file: `${server}/platform/base/secrets/row-tokens.ts`,
    at: 'const [, variant, random] = /^.{8}(-.{4}-)4(.+)$/.exec(randomUUID()) ?? []',
    code,
    replacement,
    why: 'A UUID has one length and one position for its version, so the pattern always matches it as a whole.',
  })),
  {
    file: `${server}/platform/storage/clean-file-name.ts`,
    at: 'const name = original',
    code: "original\n    .normalize('NFC')\n    .replace(/%22|%0D|%0A/g, (code) => ESCAPES[code] ?? code)\n    .split(/[\\\\/]/)\n    .at(-1)\n    ?.replace",
    replacement:
      "original.normalize('NFC').replace(/%22|%0D|%0A/g, code => ESCAPES[code] ?? code).split(/[\\\\/]/).at(-1).replace",
    why: 'A split always returns at least one piece. The compiler does not know.',
  },
  {
    file: `${server}/platform/storage/documents/word-binary.ts`,
    at: 'isThere: (sector) => offsetOf(sector) < bytes.length,',
    code: 'offsetOf(sector) < bytes.length',
    replacement: 'offsetOf(sector) <= bytes.length',
    why: 'A sector that begins at the end has no numbers and no entries either.',
  },
  {
    file: `${server}/platform/storage/documents/word-binary.ts`,
    at: 'return tableSector === undefined ? NONE : at(offsetOf(tableSector) + (sector % perSector) * 4)',
    code: 'tableSector === undefined',
    replacement: 'false',
    why: 'A computation with undefined gives no valid offset, and the result is NONE as well. The check is there for the compiler.',
  },
  {
    file: `${server}/platform/storage/documents/word-binary.ts`,
    at: 'if (directory.length * perDirectorySector > MAX_ENTRIES) return []',
    code: '[]',
    replacement: '["Stryker was here"]',
    why: 'That is not the offset of a root, so the answer is the same.',
  },
  {
    file: `${server}/platform/storage/documents/word-binary.ts`,
    at: "if (bytes.length < HEADER_BYTES || ![9, 12].includes(bytes.readUInt16LE(0x1e))) return 'document-damaged'",
    code: 'bytes.length < HEADER_BYTES',
    replacement: 'bytes.length <= HEADER_BYTES',
    why: 'A header alone has no directory.',
  },
  ...[
    ['{ position: false }', '{}'],
    ['false', 'true'],
  ].map(([code, replacement]) => ({
    file: `${server}/platform/storage/documents/xml-elements.ts`,
    at: 'const parser = sax.parser(true, { position: false })',
    code,
    replacement,
    why: 'Lines are counted for messages that are not used; without it the parser is only faster.',
  })),
  {
    file: 'packages/contract/src/rules/large-enough.ts',
    at: 'figure - MAX_ROUNDING >= MIN_GROUP_SIZE && figure + MAX_ROUNDING <= within - MIN_GROUP_SIZE',
    code: 'figure - MAX_ROUNDING >= MIN_GROUP_SIZE',
    replacement: 'figure - MAX_ROUNDING > MIN_GROUP_SIZE',
    why: 'Figures are multiples of 5: of none of them 4 can be taken off to leave 10.',
  },
  {
    file: `${server}/contexts/sponsor-report/rules/published-month.ts`,
    at: 'registered === null || completed === null',
    code: 'registered === null',
    replacement: 'false',
    why: 'Without a number of registered people nothing is published of the month, so the completed modules are null too.',
  },
]
