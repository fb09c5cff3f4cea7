import { eq, sql } from 'drizzle-orm'
import { prepared } from '../database/prepared.ts'
import { sendWithCommit, type Tx } from '../database/transaction.ts'
import { appBranding } from '../storage/branding/tables.ts'
import { app, appUser } from '../tenancy/tables.ts'
import { mail } from './tables.ts'

const isMail = eq(mail.id, sql.placeholder('mailId'))

const findQuery = (tx: Tx, name: string) =>
  tx
    .select({
      mail,
      /** Only for the account's own address: a new one, not yet confirmed, may belong to a stranger. */
      firstName: sql<string>`CASE WHEN ${appUser.emailAddress} = ${mail.toAddress} THEN ${appUser.firstName} ELSE '' END`,
      isToDisabled: sql<boolean>`coalesce(${appUser.isDisabled}, false)`,
      sender: { title: app.title, style: app.style, host: app.host, address: app.senderEmailAddress },
      branding: appBranding,
    })
    .from(mail)
    .innerJoin(app, eq(app.appId, mail.appId))
    .leftJoin(appBranding, eq(appBranding.appId, mail.appId))
    .leftJoin(appUser, eq(appUser.id, mail.accountId))
    .where(isMail)
    .prepare(name)

const dropQuery = (tx: Tx, name: string) => tx.delete(mail).where(isMail).prepare(name)

type WaitingMail = Awaited<ReturnType<ReturnType<typeof findQuery>['execute']>>[number]

export const findWaitingMail = async (tx: Tx, mailId: string): Promise<WaitingMail | null> => {
  const [waitingMail] = await prepared(tx, 'find-waiting-mail', findQuery).execute({ mailId })
  return waitingMail ?? null
}

/** Deletes a sent mail together with the commit. */
export const dropMail = (tx: Tx, mailId: string): void =>
  sendWithCommit(tx, prepared(tx, 'drop-mail', dropQuery), { mailId })
