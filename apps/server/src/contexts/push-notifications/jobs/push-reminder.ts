import { createHash } from 'node:crypto'
import { pathOfTap } from '@wohlauf/contract/push-notifications/tap-address'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineLooseJob, type LooseJobContext } from '../../../platform/jobs/job.ts'
import type { PushMessage } from '../../../platform/push/push-provider.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { countUnseen, findUnseenReminder } from '../../habits/index.ts'
import { dropDeadDevice, findReachableDevice } from '../devices.ts'

type Payload = { notificationId: string; deviceId: string }

/** A later reminder is useless: the maximum delay of a reminder. */
const LIFE_SECONDS = 3600
const DAY_SECONDS = 86_400
/** A push service answers within 50 to 100 ms, and noon's reminders should not take an hour. */
const PARALLEL = 16

/** Does not reveal the user to the providers; 32 characters are the shortest limit (Web Push). */
const collapseKeyOf = (appId: string, userId: string): string =>
  createHash('sha256').update(`${appId}:${userId}`).digest('base64url').slice(0, 32)

/** The message and its device; null when the reminder was seen or is too old, or the device was released. */
const findTarget = ({ payload, appId, inTx, now, services }: LooseJobContext<Payload>) =>
  inTx(async (tx) => {
    const reminder = await findUnseenReminder(tx, payload.notificationId)
    const device = await findReachableDevice(tx, payload.deviceId, now)
    if (!reminder || !device?.token || device.userId !== reminder.userId) return null
    const age = Math.round((now.getTime() - reminder.createdAt.getTime()) / 1000)
    if (age >= LIFE_SECONDS) return null
    const [host] = await tx.select({ host: app.host }).from(app).where(eq(app.appId, appId))
    if (!host) return null
    const message: PushMessage = {
      title: 'Erinnerung an deine Gewohnheit',
      payload: { notificationId: payload.notificationId, type: 'HABIT_REMINDER' },
      address: services.mail.originOf(host.host) + pathOfTap(payload.notificationId),
      unseenCount: await countUnseen(tx, reminder.userId, now),
      collapseKey: collapseKeyOf(appId, reminder.userId),
      lifeSeconds: LIFE_SECONDS - age,
    }
    return { device: { kind: device.kind, token: device.token }, message }
  })

/** Sends one reminder to one device. Only the answer `dead-token` deletes the device; errors are retried. */
export const pushReminder = defineLooseJob({
  name: 'push-reminder',
  payload: z.object({ notificationId: z.uuid(), deviceId: z.uuid() }),
  retry: { limit: 10, firstSeconds: 5, longestSeconds: 900 },
  keptSeconds: DAY_SECONDS,
  ownConcurrency: PARALLEL,
  run: async (context: LooseJobContext<Payload>) => {
    const { payload, inTx, services } = context
    const target = await findTarget(context)
    const provider = target && services.push.providerFor(target.device.kind)
    if (!provider) return
    const { kind } = target.device
    const outcome = await provider.send(target.device, target.message).catch((error: unknown) => {
      services.metrics.pushes.inc({ kind, outcome: 'failed' })
      throw error
    })
    services.metrics.pushes.inc({ kind, outcome })
    if (outcome === 'dead-token')
      await inTx((tx) => dropDeadDevice(tx, payload.deviceId, target.device.token))
  },
})
