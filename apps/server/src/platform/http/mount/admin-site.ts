import { recordSessionUse } from '../../sessions/record-session-use.ts'
import { openAdminRequest } from './admin-request.ts'
import { refuseAdminAdmission } from './admission.ts'
import { enforceAdmission } from './enforce-admission.ts'
import type { AnyHandler, SignedInAdmin } from './handler.ts'
import type { MountDependencies } from './mount.ts'
import { refuseForeignAdmin } from './parse-input.ts'
import type { Admitted, Call, Site } from './site.ts'

export const adminSite = (
  { operation }: AnyHandler,
  { services: { platformPool } }: MountDependencies,
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
      contextIn: () => ({ admin }),
    }
  }

  return {
    open: (call, access, work) =>
      openAdminRequest(
        platformPool,
        { tokenHash: call.tokenHash, now: call.now, isWriting: access !== 'reading' },
        (tx, admin, client) => work(tx, () => admit(call, admin), client),
      ),
    recordUse: (_admitted, session) => recordSessionUse(platformPool, null, session),
  }
}
