import * as z from 'zod/mini'

/** White space of every kind, control characters, and Unicode's invisible characters. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text says something: spaces and invisible characters alone do not. */
export const saysSomething = (text: string): boolean => text.replace(INVISIBLE, '') !== ''

/** Trimmed, and empty when it says nothing. */
export const trimmed = (text: string): string => (saysSomething(text) ? text.trim() : '')

/** Control characters and every kind of line break. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** A text of several lines as one line. Pastes bring tabs and line breaks along, and calls carriage returns. */
export const asOneLine = (text: string): string => text.replace(CONTROLS, ' ')

export const trimmedText = () => z.overwrite<string>(trimmed)
