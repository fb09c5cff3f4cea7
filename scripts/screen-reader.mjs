import { runByHand } from './machine/run-by-hand.mjs'

/** Passes its own arguments on: `npm run screen-reader -- --update-snapshots`. */
await runByHand('screen-reader')
