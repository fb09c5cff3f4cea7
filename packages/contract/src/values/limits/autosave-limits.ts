/** The maximum of open drafts per editor. */
export const MAX_AUTOSAVES = 200

/** Characters of a form's values as JSON. A request has 256 KiB. */
export const MAX_AUTOSAVE_LENGTH = 200_000

/** Days after which what was begun and never saved is removed. */
export const AUTOSAVE_DAYS = 30
