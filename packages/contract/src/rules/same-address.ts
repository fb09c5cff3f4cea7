import { storedForm } from '../values/email-address.ts'

export const isSameAddress = (one: string, other: string): boolean => storedForm(one) === storedForm(other)
