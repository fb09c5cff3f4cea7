import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { TimeOfDay, Weekday } from '@wohlauf/contract/values/values'
import { trimmed } from '@wohlauf/contract/values/visible-text'
import { useState } from 'react'
import { ChoiceChips } from '../../../ui/fields/choice-chips.tsx'
import { MailReminderOffer } from './mail-reminder-offer.tsx'
import classes from './plan-fields.module.css'
import { ReminderTimeField } from './reminder-time-field.tsx'
import { TRIGGER_TEXTS, timeFor } from './triggers.ts'
import { WeekdayField } from './weekday-field.tsx'

type Plan = { trigger?: string | null | undefined; weekdays: Weekday[]; notificationTime: TimeOfDay }

/** A missing trigger is sent as null. */
export const withoutEmptyTrigger = <Values extends Plan>(values: Values): Values => ({
  ...values,
  trigger: trimmed(values.trigger ?? '') || null,
})

type PlanForm = {
  values: Plan
  errors: UseFormReturnType<Plan>['errors']
  setFieldValue: (path: keyof Plan, value: never) => void
  validateField: (path: 'weekdays') => unknown
  getInputProps: (path: 'trigger') => object
}

type PlanFieldsProps = {
  form: PlanForm
  /** True once the user has chosen a time: choosing a trigger does not change it any more. */
  isTimeChosen?: boolean
}

/** Choosing a trigger proposes a time that fits. */
export const PlanFields = ({ form, isTimeChosen = false }: PlanFieldsProps) => {
  const [isOwnTime, setIsOwnTime] = useState(isTimeChosen)
  const { trigger, weekdays, notificationTime } = form.values
  const set = <Field extends keyof Plan>(field: Field, value: Plan[Field]) =>
    form.setFieldValue(field, value as never)
  const chooseTrigger = (text: string) => {
    const isChosen = trigger === text
    set('trigger', isChosen ? '' : text)
    if (!isChosen && !isOwnTime) set('notificationTime', timeFor(text))
  }
  return (
    <>
      <div>
        <TextInput
          {...form.getInputProps('trigger')}
          label="Auslöser (optional)"
          description="Woran knüpfst du sie? Tipp einen Vorschlag an oder schreib eigene Worte."
          placeholder="z. B. nach dem Zähneputzen"
          autoComplete="off"
          inputWrapperOrder={['label', 'description', 'error', 'input']}
          classNames={{ description: classes.description ?? '', input: classes.input ?? '' }}
        />
        <ChoiceChips
          label="Vorschläge für den Auslöser"
          choices={TRIGGER_TEXTS.map((text) => ({ value: text, label: text }))}
          selection={trigger ?? ''}
          onChoose={chooseTrigger}
          isSideways
        />
      </div>
      <WeekdayField
        data-path="weekdays"
        weekdays={weekdays}
        error={form.errors.weekdays}
        onChange={(days) => set('weekdays', days)}
        onLeave={() => form.validateField('weekdays')}
      />
      <div>
        <ReminderTimeField
          data-path="notificationTime"
          time={notificationTime}
          error={form.errors.notificationTime}
          onChange={(time) => {
            setIsOwnTime(true)
            set('notificationTime', time)
          }}
        />
        <MailReminderOffer />
      </div>
    </>
  )
}
