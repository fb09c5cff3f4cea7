import { findAsManager, JUMP_KINDS, type JumpKind } from '@wohlauf/contract/overview/find'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findByName } from '../find-by-name.ts'

const ALL = Object.keys(JUMP_KINDS) as JumpKind[]

/** The database hides rows of other sponsors from a sponsor's manager. */
export const findAsManagerQuery = handle(findAsManager, async ({ input, tx, user, app }) => ({
  results: await findByName(
    tx,
    input.text,
    user.role === 'ROLE_APP_MANAGER' ? ALL : ['SEAT'],
    app.appEnabledFeatures,
  ),
}))
