import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { linkTo } from '../../platform/mail/mail-link.ts'
import { writeMails } from '../../platform/mail/write-mail.ts'
import {
  habitReminderMail,
  type Intent,
  isReminded,
  moveReminders,
  settleDueReminder,
  type WrittenReminder,
  writeReminders,
} from '../habits/index.ts'
import { unsubscribeLinksOf } from '../mailed-links/index.ts'
import { enqueuePushes } from '../push-notifications/index.ts'
import { dueIntentsOf, lockDuePeople, type Reminded } from './due-reminders.ts'

type ReminderDependencies = { tx: Tx; appId: string; services: Services; now: Date }

/** One mail per user for all reminders of the transaction. */
const mailReminders = async (
  { tx, appId, services, now }: ReminderDependencies,
  people: readonly Reminded[],
  remindersOf: ReadonlyMap<string, readonly WrittenReminder[]>,
): Promise<void> => {
  const recipients = people.filter(
    ({ id, notificationSettings }) =>
      remindersOf.has(id) && notificationSettings.includes('EMAIL_HABIT_REMINDER'),
  )
  if (recipients.length === 0) return
  const ids = recipients.map(({ id }) => id)
  const links = await unsubscribeLinksOf(tx, services, appId, ids, now)
  await writeMails(
    tx,
    habitReminderMail,
    recipients.map(({ id, emailAddress }) => ({
      to: emailAddress,
      accountId: id,
      params: {
        isSeveral: (remindersOf.get(id) ?? []).length > 1,
        stop: linkTo('authentication-stop-email-reminders', links.get(id) ?? ''),
      },
    })),
  )
}

const pushReminders = (
  { tx, services, now }: ReminderDependencies,
  people: readonly Reminded[],
  remindersOf: ReadonlyMap<string, readonly WrittenReminder[]>,
): Promise<void> => {
  const wanting = people.filter(({ notificationSettings }) =>
    notificationSettings.includes('PUSH_HABIT_REMINDER'),
  )
  // One per user is enough: a device shows only the newest message of one collapse key.
  const first = wanting.flatMap(({ id }) => remindersOf.get(id)?.[0] ?? [])
  return enqueuePushes(tx, first, services.push.configuredKinds, now)
}

const remindOf = async (
  dependencies: ReminderDependencies,
  people: readonly Reminded[],
  due: readonly Intent[],
): Promise<void> => {
  const { tx, now, services } = dependencies
  const ids = people.map(({ id }) => id)
  const departed = await services.closedAccounts.among(tx, ids)
  const reminded = new Set(
    people.filter((person) => isReminded(person, departed.has(person.id))).map(({ id }) => id),
  )
  const outcomes = due.map((intent) => ({
    intent,
    // Never null: only due intents are selected.
    ...settleDueReminder(intent.nextReminderAt ?? now, intent, now),
    isFor: reminded.has(intent.userId),
  }))
  const reminders = await writeReminders(
    tx,
    outcomes
      .filter(({ isSent, isFor }) => isSent && isFor)
      .map(({ intent, day }) => ({ userId: intent.userId, habitIntentId: intent.id, remindedOn: day })),
    now,
  )
  await moveReminders(
    tx,
    outcomes.map(({ intent, nextReminderAt, remindedOn }) => ({ id: intent.id, nextReminderAt, remindedOn })),
  )
  const remindersOf = Map.groupBy(reminders, ({ userId }) => userId)
  await mailReminders(dependencies, people, remindersOf)
  await pushReminders(dependencies, people, remindersOf)
}

/**
 * Sends notification, mail and push in the transaction that moves the next reminder, so that a worker that
 * dies has done all of it or nothing. @returns whether there may be more
 */
export const remindSomePeople = async (dependencies: ReminderDependencies): Promise<boolean> => {
  const { people, mayBeMore } = await lockDuePeople(dependencies.tx, dependencies.now)
  // All remaining users are locked: the next minute reminds them.
  if (people.length === 0) return false
  await remindOf(dependencies, people, await dueIntentsOf(dependencies.tx, people, dependencies.now))
  return mayBeMore
}
