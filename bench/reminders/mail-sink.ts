import { receiveMails } from '../../apps/server/src/platform/mail/mailbox/receive-mails.ts'

/** A mail server in a separate process that stores nothing; on request it reports the number of accepted mails. */
const messageIds = new Set<string>()
let acceptedCount = 0
const { port } = await receiveMails(0, async (message) => {
  acceptedCount += 1
  messageIds.add(/^Message-ID: (.+)$/im.exec(message.toString('latin1', 0, 2000))?.[1] ?? '')
})
process.send?.({ port })

process.on('message', () => process.send?.({ accepted: acceptedCount, different: messageIds.size }))
process.on('disconnect', () => process.exit(0))
