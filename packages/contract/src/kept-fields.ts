import type * as z from 'zod/mini'
import { Id } from './values/values.ts'

/** A field that holds a password, a code or a token is never kept anywhere; a test compares the names with the schemas. */
export const isSecretField = (name: string): boolean => /password|code$|token$/i.test(name)

/** The fields that say what an input is about: ids of what exists already, and choices. Not the id of something new. */
export const subjectFields = ({ shape }: z.ZodMiniObject): string[] =>
  Object.keys(shape).filter((field) => {
    const schema = shape[field] as z.core.$ZodTypes
    return schema === Id || schema._zod.def.type === 'enum'
  })
