/**
 * Read from a QR code ("Key URI Format"). Its parameters are the defaults: some apps read them, and none
 * refuses them.
 * @param secret in base32
 */
export const keyUri = (secret: string, { issuer, account }: { issuer: string; account: string }): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
}
