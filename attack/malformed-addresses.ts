/** Texts that are no address, or would be another one in some mail program, browser or DNS. */
export const MALFORMED_ADDRESSES = [
  'a@x..test',
  '.a@x.test',
  'a.@x.test',
  'a..b@x.test',
  '＜a＞@x.test',
  'ａ@x.test',
  'a@＜x＞.test',
  'a@x.test.',
  'a@-x.test',
  'a@127.0.0.10',
  'a@[127.0.0.1]',
  'a@x%2etest.example',
  "'a@x.test'",
  'mailto:a@x.test',
  'a@x.test\u200b.test',
  'a@x.test, b@x.test',
  'a@x.test\nbcc: b@x.test',
]

/** The fields of an input that have addresses. */
export const addressFields = (input: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(input).filter((field) => /emailAddress(?:es)?$/i.test(field))
