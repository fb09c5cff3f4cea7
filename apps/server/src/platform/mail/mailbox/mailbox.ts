import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyMail } from '../mail.ts'
import { openMailFolder } from './mail-folder.ts'
import { serveMailbox } from './mailbox-site.ts'
import { receiveMails } from './receive-mails.ts'

export type Mailbox = { smtpUrl: string; address: string; stop: () => Promise<void> }

const PORT_DISTANCE = 80
const portFile = (folder: string) => join(folder, 'smtp-port')
const smtpUrlOf = (port: number) => `smtp://127.0.0.1:${port}`

/**
 * Stores every mail in `<dataDir>/mailbox` instead of sending it.
 * @param port the server's; the page uses the one 80 above it if that is free
 */
export const startMailbox = async (
  dataDir: string,
  port: number,
  mails: readonly AnyMail[],
): Promise<Mailbox> => {
  const folder = join(dataDir, 'mailbox')
  const store = await openMailFolder(folder)
  const receiver = await receiveMails(0, store.add)
  const preferredPort = port > 0 && port + PORT_DISTANCE <= 65_535 ? port + PORT_DISTANCE : 0
  const site = await serveMailbox(preferredPort, store, mails)
  await writeFile(portFile(folder), String(receiver.port))
  return {
    smtpUrl: smtpUrlOf(receiver.port),
    address: `http://localhost:${site.port}`,
    stop: async () => {
      await rm(portFile(folder), { force: true })
      await Promise.all([receiver.close(), site.stop()])
    },
  }
}

/** The SMTP address of the mailbox of a running `npm start`; null when none runs on that data folder. */
export const findMailbox = async (dataDir: string): Promise<string | null> => {
  const port = await readFile(portFile(join(dataDir, 'mailbox')), 'utf8').catch(() => '')
  return /^\d+$/.test(port) ? smtpUrlOf(Number(port)) : null
}
