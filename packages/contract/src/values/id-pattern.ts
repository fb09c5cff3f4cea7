/** Exactly as PostgreSQL prints it: `z.uuid()` also accepts upper case, which would give one row two names. */
export const ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
