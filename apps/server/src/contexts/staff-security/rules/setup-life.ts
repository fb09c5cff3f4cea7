const MINUTE_MS = 60_000

/** How long a secret waits for its first code. */
const SETUP_MS = 60 * MINUTE_MS

/** How long a confirmation whose answer was lost may be sent again. */
const REPEAT_MS = 2 * MINUTE_MS

export const isSetupOpen = (
  { begunAt, enabledAt }: { begunAt: Date; enabledAt: Date | null },
  now: Date,
): boolean => enabledAt === null && now.getTime() - begunAt.getTime() < SETUP_MS

export const isRepeatable = ({ enabledAt }: { enabledAt: Date | null }, now: Date): boolean =>
  enabledAt !== null && now.getTime() - enabledAt.getTime() < REPEAT_MS
