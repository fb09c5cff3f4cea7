import type { TestServer } from '../test-server/test-server.ts'

/** Follows the link in a mail to a page of the product. */
export const linkIn = async (
  testServer: TestServer,
  to: string,
  { content, leadsTo }: { content: string; leadsTo: string },
): Promise<string> => {
  const { links } = await testServer.mails.next(to, content)
  const link = links.find((each) => new URL(each).pathname.startsWith(leadsTo))
  if (!link) throw new Error(`no link of the mail "${content}" leads to ${leadsTo}: ${links.join(' ')}`)
  return link
}
