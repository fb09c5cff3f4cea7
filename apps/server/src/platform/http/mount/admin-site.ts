import { noteAdminUse } from '../../sessions/note-use.ts'
import { openAdminRequest } from './admin-request.ts'
import { refuseAdminAdmission } from './admission.ts'
import { enforceAdmission } from './enforce-admission.ts'
import type { AnyHandler } from './handler.ts'
import type { MountDependencies } from './mount.ts'
import { refuseForeignAdmin } from './parse-input.ts'
import type { Site } from './site.ts'

/** An operation on the admins' host. */
export const adminSite = (
  { operation }: AnyHandler,
  { services: { platformPool } }: MountDependencies,
): Site => {
  const ownFields = Object.keys(operation.input.shape)

  return {
    open: ({ request, tokenHash, now }, access, work) =>
      openAdminRequest(
        platformPool,
        { tokenHash, now, isWriting: access !== 'reading' },
        (tx, admin, client) => {
          const adminId = admin?.id ?? null
          enforceAdmission(request, adminId, refuseAdminAdmission(operation, admin, now))
          return work(
            tx,
            {
              appId: null,
              userId: null,
              callerId: adminId,
              actor: admin && { id: admin.id, role: null },
              lastSeenAt: admin?.lastSeenAt ?? null,
              refuseForeign: (input) => refuseForeignAdmin(input, ownFields, adminId),
              contextIn: () => ({ admin }),
            },
            client,
          )
        },
      ),
    recordUse: (_admitted, session) => noteAdminUse(platformPool, session),
  }
}
