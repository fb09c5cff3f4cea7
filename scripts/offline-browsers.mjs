import { runByHand } from './machine/run-by-hand.mjs'

/** Passes its own arguments on: `npm run offline:browsers -- --grep Firefox`. */
await runByHand('other-browsers')
