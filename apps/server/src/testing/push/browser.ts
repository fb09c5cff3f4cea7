import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'

export type TestBrowser = {
  id: string
  /** The result of `PushSubscription.toJSON()`, for an endpoint at `push.example.org`. */
  token: string
  /** @throws when the body is not encrypted for this browser */
  decrypt: (body: Buffer) => string
}

const hmac = (key: Buffer, ...data: Uint8Array[]): Buffer =>
  data.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest()

const KEY_LENGTH = 65

/** A subscribed browser. It decrypts according to RFC 8291 and RFC 8188, without the library that encrypts. */
export const createBrowser = (host = 'push.example.org'): TestBrowser => {
  const id = randomUUID()
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return {
    id,
    token: JSON.stringify({ endpoint: `https://${host}/send/${id}`, expirationTime: null, keys }),
    decrypt: (body) => {
      const [salt, keyLength] = [body.subarray(0, 16), body[20]]
      if (keyLength !== KEY_LENGTH) throw new Error('the header has no public key')
      const senderKey = body.subarray(21, 21 + KEY_LENGTH)
      const ciphertext = body.subarray(21 + KEY_LENGTH)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = hmac(hmac(auth, ecdh.computeSecret(senderKey)), info, Buffer.from([1]))
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(ciphertext.subarray(-16))
      const padded = Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      if (end < 0) throw new Error('the record has no end')
      return padded.subarray(0, end).toString()
    },
  }
}
