/**
 * The last three states of the product that may run somewhere, the newest last: a state that lands takes the place of the first one.
 * `npm run operations:trial -- upgrade` starts from each; `former-states.test.ts` fills a database after each one's last migration.
 */
export const LANDED_STATES = [
  { commit: 'f258b785', lastMigration: 34 },
  { commit: '1b38b134', lastMigration: 35 },
  { commit: '0df86eca', lastMigration: 37 },
] as const
