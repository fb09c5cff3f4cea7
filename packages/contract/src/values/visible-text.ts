import * as z from 'zod/mini'

/** White space of every kind, control characters, and Unicode's invisible characters. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text says something: spaces and invisible characters alone do not. */
export const saysSomething = (text: string): boolean => text.replace(INVISIBLE, '') !== ''

/** Trimmed, and empty when it says nothing. */
export const trimmed = (text: string): string => (saysSomething(text) ? text.trim() : '')

export const trimmedText = () => z.overwrite<string>(trimmed)
