/**
 * The day on which the contact and the promises of SECURITY.md were last confirmed, and the last day on which this version
 * gets fixes. An installation that is older has nobody who mends it, and says so by an expired file.
 */
export const SUPPORT = { confirmedOn: '2026-11-30', endsOn: '2027-09-30' }

/**
 * To whom a host's security holes are reported, in the form of RFC 9116.
 * @param origin of the host, for example "https://app.example.com"
 */
export const securityTxt = (emailAddress: string, origin: string): string =>
  [
    `Contact: mailto:${encodeURI(emailAddress)}`,
    `Expires: ${SUPPORT.endsOn}T23:59:59Z`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
