import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'

/** No input, or an answer without content. */
export const EmptyObject = z.object({})

/** A lower-case UUID, exactly as PostgreSQL prints it. `z.uuid()` also takes upper case, which would name one row twice. */
export const Id = z.string().check(
  // A selection that was left open.
  z.minLength(1, MESSAGES.required),
  z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, MESSAGES.notValid),
)
export type Id = z.infer<typeof Id>

/**
 * Idempotency key, made by the client: retrying with the same id and content succeeds; other content under an id in use is
 * refused as `conflict`. Left out, the server makes the id.
 */
export const NewId = z.optional(Id)

/** Single-line text of a form: trimmed, not empty, at most 255 characters (specification, section 9). */
export const ShortText = z.string().check(z.trim(), z.minLength(1, MESSAGES.required), z.maxLength(255))

/**
 * Lower-cased, trimmed and composed (NFC), so that one address is written in one way; the simple pattern of the
 * specification, section 5. Control characters and invisible ones are refused: two addresses would look the same.
 */
export const EmailAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.normalize('NFC'),
    z.minLength(1, MESSAGES.required),
    z.maxLength(254),
    z.regex(/^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u, MESSAGES.emailNotValid),
    z.regex(/^[^\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u, MESSAGES.emailNotValid),
  )

/** What somebody types as the password they already have; its rules were checked when it was set. */
export const GivenPassword = z.string().check(z.minLength(1, MESSAGES.required), z.maxLength(1024))

/** Characters, not bytes; `decisions.md`, "Sessions and passwords". */
export const PASSWORD_LENGTH = { least: 8, leastOfManagers: 12, most: 128 } as const

/** A password that somebody chooses. Whether it is too easy to guess, or too short for the role, only the server knows. */
export const NewPassword = z.string().check(
  z.minLength(1, MESSAGES.required),
  z.refine(
    (password) => Array.from(password).length >= PASSWORD_LENGTH.least,
    MESSAGES.minLength(PASSWORD_LENGTH.least),
  ),
  z.maxLength(PASSWORD_LENGTH.most),
)

/** The token of a mailed link: 256 bits. One of another form is answered like one that has run out. */
export const LinkToken = z.string().check(z.maxLength(100))

/** Several lines of text that a person writes, at most 4,000 characters. */
export const LongText = z.string().check(z.trim(), z.minLength(1, MESSAGES.required), z.maxLength(4000))

/** Digits with the signs that people put between them; 6 to 20 digits. */
export const PhoneNumber = z.string().check(
  z.trim(),
  z.minLength(1, MESSAGES.required),
  z.refine((text) => /^\+?[\d\s()/.-]{6,40}$/.test(text) && /^\d{6,20}$/.test(text.replace(/\D/g, '')), {
    error: MESSAGES.phoneNotValid,
  }),
)

/** ISO 8601 in UTC, as answers carry points in time. */
export const Instant = z.iso.datetime()

/** `YYYY-MM-DD`, a day that exists. */
export const CalendarDate = z.string().check(z.minLength(1, MESSAGES.required), z.iso.date(MESSAGES.notValid))

/** `HH:mm:ss` with an optional fraction of up to six digits (specification, section 5); the zone is Europe/Berlin. */
export const TimeOfDay = z
  .string()
  .check(
    z.minLength(1, MESSAGES.required),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?$/, MESSAGES.notValid),
  )
export type TimeOfDay = z.infer<typeof TimeOfDay>

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const
export const Weekday = z.enum(WEEKDAYS)
export type Weekday = z.infer<typeof Weekday>

/** HTML that the server has cleaned; the client cleans it again before it shows it. */
export const RichText = z.string()

/**
 * Counts up with every change of a row. A change that says which one it is based on is refused (`conflict`) when somebody
 * else was quicker; one that says nothing is made.
 */
export const Revision = z.int().check(z.gte(1))

/** All ids of a list in their new order; refused (`conflict`) when they are not exactly the ones that there are. */
export const SortedIds = z.array(Id).check(z.minLength(1), z.maxLength(10_000))

/** What a picture shows, for who does not see it; empty for one that only decorates. */
export const AlternativeText = z.string().check(z.trim(), z.maxLength(255))

export const Percentage = z.int().check(z.gte(0), z.lte(100))
