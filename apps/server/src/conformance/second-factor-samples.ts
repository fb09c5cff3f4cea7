import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  confirmSecondFactorAsAdmin,
  confirmSecondFactorAsManager,
  proveIdentityAsAdmin,
  removeSecondFactorAsAdmin,
  removeSecondFactorAsManager,
  removeSecondFactorOfUserAsAdmin,
  renewRecoveryCodesAsAdmin,
  renewRecoveryCodesAsManager,
} from '@wohlauf/contract/staff-security/staff-security'
import { ADMIN_HOST } from '../testing/hosts.ts'
import { beginSetup, setUpSecondFactor } from '../testing/people/second-factor.ts'
import type { TestServer } from '../testing/test-server.ts'
import { isOnAdminSite } from './every-operation.ts'
import type { World } from './world.ts'

const CONFIRMING: readonly AnyOperation[] = [confirmSecondFactorAsManager, confirmSecondFactorAsAdmin]
const WITH_FACTOR: readonly AnyOperation[] = [
  removeSecondFactorAsManager,
  removeSecondFactorAsAdmin,
  renewRecoveryCodesAsManager,
  renewRecoveryCodesAsAdmin,
]

/** A new staff member, logged in twice: changes of their second factor end sessions. */
const newCaller = async (testServer: TestServer, { app }: World, operation: AnyOperation) => {
  if (isOnAdminSite(operation)) {
    const admin = await testServer.createAdmin()
    const token = await testServer.signInAdmin(admin)
    // The login proved the password at its own instant: a proof at another one changes the session.
    if (operation === (proveIdentityAsAdmin as AnyOperation)) testServer.clock.advance(1000)
    return { host: ADMIN_HOST, token }
  }
  const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  await testServer.signIn(manager)
  return { host: app.host, token: await testServer.signIn(manager) }
}

export const isOfSecondFactor = ({ name }: AnyOperation): boolean =>
  name.startsWith('staff-security/') && name !== removeSecondFactorOfUserAsAdmin.name

/** The caller and the fields with which an operation of `staff-security` succeeds and changes data. */
export const arrangeSecondFactor = async (
  testServer: TestServer,
  world: World,
  operation: AnyOperation,
): Promise<{ input: Record<string, unknown>; callOptions: { host: string; token: string } }> => {
  const callOptions = await newCaller(testServer, world, operation)
  if (CONFIRMING.includes(operation)) {
    const { enrolmentId, codeNow } = await beginSetup(testServer, callOptions)
    return { input: { enrolmentId, code: codeNow() }, callOptions }
  }
  if (!WITH_FACTOR.includes(operation)) return { input: {}, callOptions }
  const { newCode } = await setUpSecondFactor(testServer, callOptions)
  // One code has been used: after the renewal there are ten again.
  for (const table of ['second_factor', 'admin_second_factor'])
    await testServer.adminPool.query(
      `UPDATE ${table} SET recovery_code_hashes = trim_array(recovery_code_hashes, 1) WHERE recovery_code_hashes <> '{}'`,
    )
  return { input: 'code' in operation.input.shape ? { code: newCode() } : {}, callOptions }
}

/** A manager with a lost device. */
export const managerWithSecondFactor = async (testServer: TestServer, { app }: World): Promise<string> => {
  const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  await setUpSecondFactor(testServer, { host: app.host, token: await testServer.signIn(manager) })
  return manager.id
}
