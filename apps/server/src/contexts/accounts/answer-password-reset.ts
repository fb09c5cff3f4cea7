import { linkTo } from '../../platform/mail/mail-link.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { type AnswerRequest, createLink, voidLinks, wasLinkMailedSince } from '../mailed-links/index.ts'
import { passwordResetMail } from './mails/password-reset.ts'

export const answerPasswordReset: AnswerRequest = async (context, { createdAt }, account) => {
  const { tx, services, appId, now } = context
  if (!account || account.isDisabled || (await services.closedAccounts.lastDayOf(tx, account.id))) return
  if (await wasLinkMailedSince(tx, { accountId: account.id }, { purpose: 'PASSWORD_RESET' }, createdAt))
    return
  await voidLinks(tx, { accountId: account.id }, ['PASSWORD_RESET'])
  const tokenId = await createLink(
    tx,
    services,
    appId,
    { purpose: 'PASSWORD_RESET', accountId: account.id },
    now,
  )
  const params = { link: linkTo('authentication-confirm-password-reset', tokenId) }
  await writeMail(tx, passwordResetMail, { to: account.emailAddress, accountId: account.id, params })
}
