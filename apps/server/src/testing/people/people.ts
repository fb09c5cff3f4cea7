import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { FEATURES, type Feature, type Role } from '@wohlauf/contract/values/features'
import { acrossTenants, inTenant } from '../../platform/database/transaction.ts'
import type { MountDependencies } from '../../platform/http/mount/mount.ts'
import { hashPassword } from '../../platform/passwords/argon2.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { adminUser, app, appHost, appUser } from '../../platform/tenancy/tables.ts'

export const PASSWORD = 'ein-gutes-passwort-2026'

export type TestApp = { appId: string; host: string; title: string }
export type TestUser = { id: string; emailAddress: string; password: string; role: Role; app: TestApp }
export type TestAdmin = { id: string; emailAddress: string; password: string }

type NewApp = Partial<typeof app.$inferInsert> & {
  features?: readonly Feature[]
  otherHosts?: readonly string[]
}

type NewUser = {
  app: TestApp
  role?: Role
  /** The sponsor whose seats a sponsor's manager manages. */
  sponsorId?: string
  password?: string
  emailAddress?: string
  firstName?: string
  lastName?: string
  hasCompletedOnboarding?: boolean
  isDisabled?: boolean
  /** Null: without consent to the processing of health data. */
  healthConsentVersion?: string | null
}

type NewAdmin = { emailAddress?: string; password?: string; isDisabled?: boolean }

const REASON = 'tests create apps and admins'

/**
 * Creates tenants and their users: real rows, through the product's own access paths.
 * @param hash independent of the server's threads, which start only for requests to the server
 */
export const createPeople = ({ pool, services, clock }: MountDependencies, hash = hashPassword) => {
  let count = 0
  const next = () => {
    count += 1
    return count
  }
  const { platformPool } = services
  // Argon2 is slow by design: one hash serves all users whose password does not matter.
  let usualHash: Promise<string> | undefined
  const hashOf = (password: string): Promise<string> => {
    if (password !== PASSWORD) return hash(password)
    usualHash ??= hash(password)
    return usualHash
  }

  return {
    /** An app with all features by default. */
    createApp: async ({ features = FEATURES, otherHosts = [], ...fields }: NewApp = {}): Promise<TestApp> => {
      const number = next()
      const host = fields.host ?? `app-${number}.test`
      const title = fields.title ?? `App ${number}`
      return acrossTenants(platformPool, REASON, async (tx) => {
        const [created] = await tx
          .insert(app)
          .values({
            preventionType: 'NUTRITION',
            style: 'default',
            senderEmailAddress: 'hallo@app.test',
            enabledFeatures: [...features],
            ...fields,
            host,
            title,
          })
          .returning({ appId: app.appId })
        if (!created) throw new Error('the app was not written')
        for (const each of [host, ...otherHosts])
          await tx.insert(appHost).values({ appId: created.appId, host: each })
        return { appId: created.appId, host, title }
      })
    },

    /** A learner who has completed the introduction by default. */
    createUser: async ({ app: home, password = PASSWORD, ...fields }: NewUser): Promise<TestUser> => {
      const passwordHash = await hashOf(password)
      const values = {
        role: 'ROLE_USER' as Role,
        emailAddress: `person-${next()}@demo.example`,
        firstName: 'Petra',
        lastName: 'Probe',
        hasCompletedOnboarding: true,
        healthConsentVersion: HEALTH_DATA_CONSENT.version as string | null,
        passwordHash,
        ...fields,
      }
      const [created] = await inTenant(pool, { appId: home.appId, userId: null, reach: 'app' }, (tx) =>
        tx.insert(appUser).values(values).returning({ id: appUser.id }),
      )
      if (!created) throw new Error('the user was not written')
      return { id: created.id, emailAddress: values.emailAddress, password, role: values.role, app: home }
    },

    createAdmin: async ({
      password = PASSWORD,
      isDisabled = false,
      ...fields
    }: NewAdmin = {}): Promise<TestAdmin> => {
      const emailAddress = fields.emailAddress ?? `admin-${next()}@demo.example`
      const passwordHash = await hashOf(password)
      const [created] = await acrossTenants(platformPool, REASON, (tx) =>
        tx
          .insert(adminUser)
          .values({ emailAddress, passwordHash, isDisabled })
          .returning({ id: adminUser.id }),
      )
      if (!created) throw new Error('the admin was not written')
      return { id: created.id, emailAddress, password }
    },

    /** A session's token, without the login call: tests of the login call it themselves. */
    signIn: (user: TestUser, client: 'web' | 'native' = 'web'): Promise<string> =>
      inTenant(pool, { appId: user.app.appId, userId: user.id, reach: 'own' }, (tx) =>
        startSession(tx, user, { client, device: 'Firefox auf Linux', isLogin: true }, clock()),
      ),

    signInAdmin: (admin: TestAdmin): Promise<string> =>
      acrossTenants(platformPool, REASON, (tx) =>
        startSession(tx, { id: admin.id, role: null }, { site: 'admin' }, clock()),
      ),
  }
}
