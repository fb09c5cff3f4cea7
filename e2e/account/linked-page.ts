import type { TestServer } from '../test-server/test-server.ts'

/** Follows the link in a mail to a page of the product. */
export const linkIn = async (
  testServer: TestServer,
  to: string,
  { words, leadsTo }: { words: string; leadsTo: string },
): Promise<string> => {
  const { links } = await testServer.mails.next(to, words)
  const link = links.find((each) => new URL(each).pathname.startsWith(leadsTo))
  if (!link) throw new Error(`no link of the mail "${words}" leads to ${leadsTo}: ${links.join(' ')}`)
  return link
}
