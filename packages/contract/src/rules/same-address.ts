import { storedForm } from './email-address.ts'

/** Whether both are the same address, however they are written. */
export const isSameAddress = (one: string, other: string): boolean => storedForm(one) === storedForm(other)
