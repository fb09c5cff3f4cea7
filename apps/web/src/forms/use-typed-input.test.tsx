import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { createContactMessage, createSupportMessage } from '@wohlauf/contract/support/support'
import { afterEach, beforeEach } from 'vitest'
import { storedSession } from '../api/stored-session.ts'
import {
  forgetTypedInput,
  keepTypedInput,
  keepTypedInputOnlyOf,
  restoreAddress,
} from '../session/typed-input.ts'
import { inClient } from '../testing/in-client.tsx'
import { expect, test } from '../testing/test.ts'
import { snackbarQueue } from '../ui/feedback/snackbar-queue.ts'
import { useOperationForm } from './use-operation-form.ts'

beforeEach(() => {
  snackbarQueue.set([])
  storedSession.setOwner('an-app', 'a-user')
})
afterEach(() => {
  forgetTypedInput()
  storedSession.clear()
})

const NEW = { issueType: 'TECHNICAL', message: '' }

const openForm = async (operation: AnyOperation, initialValues: object, hasDrafts = false) => {
  const { result } = await inClient(() => useOperationForm(operation, { initialValues, hasDrafts }))
  return () => result.current.form
}

/** Opens a form, types into it, lets the session end, and opens it again. @returns the values it has then */
const afterTheEnd = async (
  operation: AnyOperation,
  initialValues: object,
  typedValues: object,
  hasDrafts = false,
): Promise<object> => {
  const form = await openForm(operation, initialValues, hasDrafts)
  form().setValues(typedValues)
  await expect.poll(() => form().values).toMatchObject(typedValues)
  keepTypedInput('/profil', 'Deine Anmeldung ist abgelaufen.')
  return (await openForm(operation, initialValues, hasDrafts))().values
}

const PASSWORDS = { userCurrentPassword: 'alt-alt-alt', userNewPassword: 'neu-neu-neu' }

test.for<[string, AnyOperation, object, object]>([
  ['a new password', updateUserPassword, { userCurrentPassword: '', userNewPassword: '' }, PASSWORDS],
  [
    'the password of a deletion',
    deleteOwnAccount,
    { currentPassword: '' },
    { currentPassword: 'alt-alt-alt' },
  ],
  ['a visitor’s message', createContactMessage, { message: '' }, { message: 'Hallo' }],
])('%s is not kept', async ([, operation, initialValues, typedValues]) => {
  expect(await afterTheEnd(operation, initialValues, typedValues)).toEqual(initialValues)
  restoreAddress()
  expect(snackbarQueue.get()).toEqual([])
})

test('a form with drafts on the device is not kept twice', async () => {
  expect(await afterTheEnd(createSupportMessage, NEW, { message: 'Hallo' }, true)).toEqual(NEW)
})

test('a form without input keeps nothing', async () => {
  await afterTheEnd(createSupportMessage, NEW, {})
  restoreAddress()
  expect(snackbarQueue.get()).toEqual([])
})

test.for<[string, AnyOperation, object, object]>([
  ['a message', createSupportMessage, NEW, { message: 'Hallo' }],
  [
    'an address',
    requestEmailAddressChange,
    { userEmailAddress: '' },
    { userEmailAddress: 'neu@muster.example' },
  ],
])('%s is kept', async ([, operation, initialValues, typedValues]) => {
  expect(await afterTheEnd(operation, initialValues, typedValues)).toEqual({
    ...initialValues,
    ...typedValues,
  })
})

test('a reset leads to the form’s own values, not to the restored input', async () => {
  await afterTheEnd(createSupportMessage, NEW, { message: 'Hallo' })
  keepTypedInput('/profil', 'Deine Anmeldung ist abgelaufen.')
  const form = await openForm(createSupportMessage, NEW)
  expect(form().values).toMatchObject({ message: 'Hallo' })
  form().reset()
  await expect.poll(() => form().values).toEqual(NEW)
})

test('only its own person finds it', async () => {
  await afterTheEnd(createSupportMessage, NEW, {})
  const form = await openForm(createSupportMessage, NEW)
  form().setValues({ message: 'Hallo' })
  await expect.poll(() => form().values).toMatchObject({ message: 'Hallo' })
  keepTypedInput('/profil', 'Deine Anmeldung ist abgelaufen.')
  keepTypedInputOnlyOf('another')
  expect((await openForm(createSupportMessage, NEW))().values).toEqual(NEW)
})
