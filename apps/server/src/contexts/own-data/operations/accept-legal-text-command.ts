import { acceptLegalText } from '@wohlauf/contract/own-data/legal-consents'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findLegalConsents } from '../legal-consents.ts'
import { recordConsents } from '../record-consents.ts'
import { isAgreed } from '../rules/changed-legal-texts.ts'

export const acceptLegalTextCommand = handle(
  acceptLegalText,
  async ({ input, tx, app, user, now, refuse }) => {
    const { kind, version } = input
    const { consents, inForce } = await findLegalConsents(tx, app.appId, user.id, now)
    if (version !== inForce[kind]) return refuse('conflict')
    // The box may be ticked twice, by a double click or on another device. The account is locked, so that there is
    // one row.
    if (isAgreed(consents, input)) return {}
    await recordConsents(tx, user.id, [{ kind, textVersion: version, givenAt: now }])
    return {}
  },
)
