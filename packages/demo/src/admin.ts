import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { keyUri } from '../../../apps/server/src/contexts/staff-security/rules/key-uri.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { base32 } from '../../../apps/server/src/platform/second-factor/base32.ts'
import type { SealedSecrets } from '../../../apps/server/src/platform/second-factor/sealed-secrets.ts'
import { adminSecondFactor } from '../../../apps/server/src/platform/second-factor/tables.ts'
import { codeOf, stepAt } from '../../../apps/server/src/platform/second-factor/totp.ts'
import { adminUser } from '../../../apps/server/src/platform/tenancy/tables.ts'

export const DEMO_ADMIN = 'admin@demo.example'

/** 20 bytes, and as public as the demo password. */
const SECRET = Buffer.from('wohlauf-demo-secret!')

export const DEMO_ADMIN_KEY_URI = keyUri(base32(SECRET), { issuer: 'Wohlauf Demo', account: DEMO_ADMIN })

/** The six digits that the login asks for; each works once. */
export const codeOfDemoAdmin = (now: Date): string => codeOf(SECRET, stepAt(now))

/** Switches on the demo admin's second factor, unless there is one or no such admin. */
export const giveSecondFactor = async (tx: Tx, secrets: SealedSecrets, now: Date): Promise<void> => {
  const [admin] = await tx
    .select({ id: adminUser.id })
    .from(adminUser)
    .where(eq(adminUser.emailAddress, DEMO_ADMIN))
  if (!admin) return
  await tx
    .insert(adminSecondFactor)
    .values({
      ownerId: admin.id,
      enrolmentId: randomUUID(),
      sealedSecret: secrets.seal({ id: admin.id, appId: null }, SECRET),
      begunAt: now,
      enabledAt: now,
    })
    .onConflictDoNothing()
}
