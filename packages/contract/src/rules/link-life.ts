/* `decisions.md`, "Links and their life"; each in the unit in which texts name it. */

export const INVITATION_DAYS = 30

/** How long after its last mail an invitation that nobody has accepted is deleted: it outlives its link twice over (`safety.md`, 13.5). */
export const UNUSED_INVITATION_DAYS = 3 * INVITATION_DAYS

export const REGISTRATION_DAYS = 7
export const PASSWORD_RESET_MINUTES = 60
export const EMAIL_CHANGE_HOURS = 24

/** The link that undoes a change of address outlives the change's own link. */
export const STOP_EMAIL_CHANGE_DAYS = 7

/** The maximum: the link ends with the period of grace at the latest. */
export const PRIVATE_MOVE_HOURS = 24

export const IMPERSONATION_SECONDS = 60
