import { eq, sql } from 'drizzle-orm'
import { appBranding } from '../branding/tables.ts'
import { prepared } from '../database/prepared.ts'
import { sendWithCommit, type Tx } from '../database/transaction.ts'
import { app, appUser } from '../tenancy/tables.ts'
import { mail } from './tables.ts'

const isMail = eq(mail.id, sql.placeholder('mailId'))

const takeQuery = (tx: Tx, name: string) =>
  tx
    .select({
      mail,
      isToDisabled: sql<boolean>`coalesce(${appUser.isDisabled}, false)`,
      sender: { title: app.title, style: app.style, host: app.host, address: app.senderEmailAddress },
      branding: appBranding,
    })
    .from(mail)
    .innerJoin(app, eq(app.appId, mail.appId))
    .leftJoin(appBranding, eq(appBranding.appId, mail.appId))
    .leftJoin(appUser, eq(appUser.id, mail.accountId))
    .where(isMail)
    .for('update', { of: mail, skipLocked: true })
    .prepare(name)

const dropQuery = (tx: Tx, name: string) => tx.delete(mail).where(isMail).prepare(name)

/** A waiting mail and the app that sends it. */
type TakenMail = Awaited<ReturnType<ReturnType<typeof takeQuery>['execute']>>[number]

/**
 * The mail, locked against other workers until this transaction ends; null when it is gone.
 * @throws Error when another worker has locked it
 */
export const takeMail = async (tx: Tx, mailId: string): Promise<TakenMail | null> => {
  const [taken] = await prepared(tx, 'take-mail', takeQuery).execute({ mailId })
  if (taken) return taken
  const [other] = await tx.select({ id: mail.id }).from(mail).where(eq(mail.id, mailId))
  if (other) throw new Error('Another worker is sending this mail.')
  return null
}

/** Deletes a sent mail together with the commit. */
export const dropMail = (tx: Tx, mailId: string): void =>
  sendWithCommit(tx, prepared(tx, 'drop-mail', dropQuery), { mailId })
