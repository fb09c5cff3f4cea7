import { getChangedLegalTexts } from '@wohlauf/contract/own-data/legal-consents'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findLegalConsents } from '../legal-consents.ts'
import { changedTexts } from '../rules/changed-legal-texts.ts'

export const getChangedLegalTextsQuery = handle(getChangedLegalTexts, async ({ tx, app, user, now }) => {
  const { consents, inForce } = await findLegalConsents(tx, app.appId, user.id, now)
  return changedTexts(consents, inForce)
})
