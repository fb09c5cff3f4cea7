import { StartError } from '../../base/config/start-error.ts'
import { keyIdOf } from '../../base/secrets/derive-key.ts'
import { connectAsAdmin, lockDatabase } from './admin-connection.ts'
import { setPasswords } from './ensure-roles.ts'
import { lockRoles, readKeptKeyId } from './kept-key-id.ts'
import { START_WAIT_LIMIT, type WaitLimit } from './small-steps.ts'

type Keys = { secretKey: string; formerSecretKeys: readonly string[] }

type RotationOptions = {
  /** The former key is lost: ownership of the database is sufficient. */
  isFormerLost: boolean
  waitLimit?: WaitLimit
}

/** The id of the secret key that a database belongs to; null when the product was never started on it. */
export const keyIdOfDatabase = async (adminUrl: string): Promise<string | null> => {
  const client = await connectAsAdmin(adminUrl)
  try {
    return await readKeptKeyId(client)
  } finally {
    await client.end()
  }
}

/**
 * Gives the roles the passwords of another secret key, in one transaction. Open connections stay open.
 * @returns the id of the replaced key
 * @throws StartError when there is nothing to replace, or the database's key is not among the former ones
 */
export const rotateSecretKey = async (
  adminUrl: string,
  { secretKey, formerSecretKeys }: Keys,
  { isFormerLost, waitLimit = START_WAIT_LIMIT }: RotationOptions,
): Promise<string> => {
  const client = await connectAsAdmin(adminUrl)
  try {
    await client.query('BEGIN')
    await lockDatabase(client, waitLimit)
    const unlockedKeyId = await readKeptKeyId(client)
    if (unlockedKeyId === null)
      throw new StartError(
        'The database has no secret key yet: it gets the one of its first start. Nothing was changed.',
      )
    await lockRoles(client)
    const keyId = (await readKeptKeyId(client)) ?? unlockedKeyId
    if (keyId === keyIdOf(secretKey))
      throw new StartError(
        `The database has the secret key ${keyId} already. To replace it, set SECRET_KEY to a new one and FORMER_SECRET_KEYS to the current one. Nothing was changed.`,
      )
    if (!isFormerLost && !formerSecretKeys.some((key) => keyIdOf(key) === keyId))
      throw new StartError(
        `The database belongs to the secret key ${keyId}, which is not among FORMER_SECRET_KEYS. If that key is lost, run "npm run secret-key:rotate -- --lost". Nothing was changed.`,
      )
    await setPasswords(client, secretKey)
    await client.query('COMMIT')
    return keyId
  } finally {
    await client.end().catch(() => {})
  }
}
