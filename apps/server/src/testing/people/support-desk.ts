import { startTestServer } from '../test-server.ts'

const SUPPORT = 'hilfe@wohlauf.test'

/** A server with an address for messages to the support, and an app whose visitors write such messages. */
export const openSupportDesk = async () => {
  const testServer = await startTestServer({
    environment: { SUPPORT_EMAIL: SUPPORT, TRUST_PROXY: '127.0.0.1' },
  })
  let count = 0
  const next = () => {
    count += 1
    return count
  }
  return {
    testServer,
    app: await testServer.createApp({ title: 'Gesund Essen' }),
    next,
    /** Options of a call from this network, a new one by default. */
    from: (network = `198.51.100.${next()}`) => ({ headers: { 'x-forwarded-for': network } }),
    receivedMails: async () => {
      await testServer.runJobs()
      return testServer.mails.to(SUPPORT)
    },
  }
}
