import { Refusal } from '../../base/refusal.ts'
import { takeTurn } from '../../database/turns.ts'
import { recordSessionUse } from '../../sessions/record-session-use.ts'
import { type AdminInApp, openAdminInApp } from './admin-in-app.ts'
import { openAdminRequest } from './admin-request.ts'
import { refuseAdminAdmission } from './admission.ts'
import { enforceAdmission } from './enforce-admission.ts'
import type { AnyHandler, SignedInAdmin } from './handler.ts'
import type { MountDependencies } from './mount.ts'
import { refuseForeignAdmin } from './parse-input.ts'
import type { Admitted, Call, Site } from './site.ts'

export const adminSite = (
  { operation }: AnyHandler,
  { pool, services: { platformPool } }: MountDependencies,
): Site => {
  const ownFields = Object.keys(operation.input.shape)

  const admit = (call: Call, admin: SignedInAdmin | null): Admitted => {
    const adminId = admin?.id ?? null
    enforceAdmission(call.request, adminId, refuseAdminAdmission(operation, admin, call.now))
    return {
      appId: null,
      userId: null,
      callerId: adminId,
      actor: admin && { id: admin.id, role: null },
      lastSeenAt: admin?.lastSeenAt ?? null,
      refuseForeign: (input) => refuseForeignAdmin(input, ownFields, adminId),
      contextIn: () => ({ admin, featuresOfApp: [] }),
    }
  }

  const admitInApp = (call: Call, appId: string, { admin, featuresOfApp }: AdminInApp): Admitted => {
    const admitted = admit(call, admin)
    if (!featuresOfApp) throw new Refusal('not-found')
    if (operation.feature && !featuresOfApp.includes(operation.feature))
      throw new Refusal('feature-not-enabled')
    return { ...admitted, appId, contextIn: () => ({ admin, featuresOfApp }) }
  }

  return {
    open: async (call, access, work) => {
      await takeTurn(platformPool)
      const { tokenHash, now } = call
      // An upload's files are read before its app is opened, because only its form names the app.
      if (!operation.isWithinApp || access === 'reading')
        return openAdminRequest(
          platformPool,
          { tokenHash, now, isWriting: access !== 'reading' },
          (tx, admin, client) => work(tx, () => admit(call, admin), client),
        )
      const { appId } = call.input as { appId: string }
      return openAdminInApp({ platformPool }, pool, { appId, tokenHash, now }, (tx, caller, client) =>
        work(tx, () => admitInApp(call, appId, caller), client),
      )
    },
    recordUse: (_admitted, session) => recordSessionUse(platformPool, null, session),
  }
}
