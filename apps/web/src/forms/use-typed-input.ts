import type { UseFormReturnType } from '@mantine/form'
import { isSecretField, subjectFields } from '@wohlauf/contract/kept-fields'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { useEffect, useEffectEvent, useState } from 'react'
import { handOverTypedInput, typedInputOf, watchTypedInput } from '../session/typed-input.ts'

const withoutSecrets = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isSecretField(field)))

/** Identifies the same form about the same item, whenever it is opened. */
const nameOf = ({ name, input }: AnyOperation, values: object): string => {
  const subject = subjectFields(input).map((field) => (values as Record<string, unknown>)[field])
  return JSON.stringify([name, ...subject])
}

/** @returns the values to begin with: those that the same person had typed when their session ended, if there are any */
export const useFirstValues = <Values extends object>(
  isKept: boolean,
  operation: AnyOperation,
  initialValues: Values,
): Values => {
  const [values] = useState(() => ({
    ...initialValues,
    ...(isKept && typedInputOf(nameOf(operation, initialValues))),
  }))
  return values
}

/**
 * Reports the values that the form may have started with, and what is typed when the session ends; never
 * passwords and codes.
 */
export const useTypedInput = <Values extends object>(
  isKept: boolean,
  operation: AnyOperation,
  initialValues: Values,
  form: UseFormReturnType<Values>,
): void => {
  const [first] = useState(() => ({ name: nameOf(operation, initialValues), initialValues }))
  const reportTyped = useEffectEvent(() => {
    const values = withoutSecrets(form.getValues())
    const isTyped = JSON.stringify(values) !== JSON.stringify(withoutSecrets(first.initialValues))
    return isTyped ? { name: first.name, values } : null
  })
  const begin = useEffectEvent(() => {
    if (!typedInputOf(first.name)) return
    // A reset returns to these values.
    form.setInitialValues(first.initialValues)
    handOverTypedInput(first.name)
  })
  useEffect(() => {
    if (!isKept) return
    begin()
    return watchTypedInput(() => reportTyped())
  }, [isKept])
}
