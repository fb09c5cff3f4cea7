import { eq } from 'drizzle-orm'
import type pg from 'pg'
import webPush from 'web-push'
import { StartError } from '../../base/config/start-error.ts'
import { deriveKey, keyIdOf } from '../../base/secrets/derive-key.ts'
import { createSeal } from '../../base/secrets/seal.ts'
import { acrossTenants } from '../../database/transaction.ts'
import { webPushKey } from '../tables.ts'

/** An application server's key pair (RFC 8292): base64url, the public key as an uncompressed point. */
export type VapidKeys = { publicKey: string; privateKey: string }

type SecretKeys = { secretKey: string; formerSecretKeys: readonly string[] }

const REASON = 'the key pair of Web Push belongs to all apps'
const ID = 1

const sealOf = (secretKey: string) => createSeal(deriveKey(secretKey, 'web-push'))

const sealing = ({ publicKey, privateKey }: VapidKeys, secretKey: string) => ({
  sealedPrivateKey: sealOf(secretKey).seal(publicKey, privateKey),
  sealedWith: keyIdOf(secretKey),
})

const open = (
  row: typeof webPushKey.$inferSelect,
  { secretKey, formerSecretKeys }: SecretKeys,
): VapidKeys => {
  const sealer = [secretKey, ...formerSecretKeys].find((key) => keyIdOf(key) === row.sealedWith)
  const privateKey = sealer && sealOf(sealer).open(row.publicKey, row.sealedPrivateKey)
  if (!privateKey)
    throw new StartError(
      `The key pair of Web Push is sealed with the secret key ${row.sealedWith}: add that one to FORMER_SECRET_KEYS. If it is lost, run "TRUNCATE web_push_key" as the owner of the database; then a new pair is made, and browsers must allow notifications again.`,
    )
  return { publicKey: row.publicKey, privateKey }
}

/**
 * The key pair that all processes share, created by the first start. Browsers' subscriptions are bound to it: after
 * a rotation of the secret key, the first start seals it with the new one.
 * @param pool logs in as `wohlauf_platform`
 * @throws StartError when it was sealed with an unknown secret key
 */
export const loadVapidKeys = (pool: pg.Pool, keys: SecretKeys): Promise<VapidKeys> =>
  acrossTenants(pool, REASON, async (tx) => {
    const find = () => tx.select().from(webPushKey).where(eq(webPushKey.id, ID))
    let [row] = await find()
    if (!row) {
      const pair = webPush.generateVAPIDKeys()
      // Two processes may start at the same time: the second one waits here, and then finds the first one's.
      await tx
        .insert(webPushKey)
        .values({ id: ID, publicKey: pair.publicKey, ...sealing(pair, keys.secretKey) })
        .onConflictDoNothing()
      ;[row] = await find()
    }
    if (!row) throw new Error('the key pair of Web Push was removed during the start')
    const pair = open(row, keys)
    if (row.sealedWith !== keyIdOf(keys.secretKey))
      await tx.update(webPushKey).set(sealing(pair, keys.secretKey)).where(eq(webPushKey.id, ID))
    return pair
  })
