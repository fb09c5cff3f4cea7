/** The button that sends the invitations (specification, manager area, section 5). */
export const inviteLabel = (count: number): string => `${count.toLocaleString('de')} Benutzer einladen`
