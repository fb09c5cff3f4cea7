/**
 * The last three states of the product that may run somewhere, the newest last: a new state replaces the first one.
 * `npm run operations:trial -- upgrade` starts from each; `former-states.slow.test.ts` fills a database after each one's
 * last migration.
 */
export const LANDED_STATES = [
  { commit: '0df86eca', lastMigration: 37 },
  { commit: '7445fc01', lastMigration: 38 },
  { commit: 'ad066eb2', lastMigration: 42 },
] as const
