import { confirmAcknowledgement } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { awardHealthPoints } from '../../user-progress/index.ts'
import { contentElementResponse } from '../database/tables.ts'
import { findElementPosition, readingOfElement } from '../reading-position.ts'

export const confirmAcknowledgementCommand = handle(
  confirmAcknowledgement,
  async (context) => {
    const { input, tx, user, now, refuse } = context
    const acknowledgement = await findElementPosition(context, input.contentElementId, 'ACKNOWLEDGEMENT')
    if (!acknowledgement) return refuse('not-found')
    if (!acknowledgement.position.isReachable) return refuse('module-page-out-of-order')
    await tx
      .insert(contentElementResponse)
      .values({ userId: user.id, contentElementId: acknowledgement.element.id, createdAt: now })
      .onConflictDoNothing()
    await awardHealthPoints(
      tx,
      {
        userId: user.id,
        reason: 'acknowledgement-given',
        subject: acknowledgement.element.id,
        title: acknowledgement.element.title,
      },
      now,
    )
    return {}
  },
  { prefetch: [readingOfElement] },
)
