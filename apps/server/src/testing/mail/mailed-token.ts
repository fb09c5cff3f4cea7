import type { TestServer } from '../test-server.ts'

/** The token of a link in the newest mail to an address; '' without a mail. Runs all due jobs first. */
export const mailedToken = async (
  testServer: Pick<TestServer, 'runJobs' | 'mails'>,
  address: string,
): Promise<string> => {
  await testServer.runJobs()
  const links = (await testServer.mails.to(address)).at(-1)?.links ?? []
  return links.map((link) => /\/([\w-]{43})(?:\/|$)/.exec(new URL(link).pathname)?.[1]).find(Boolean) ?? ''
}
