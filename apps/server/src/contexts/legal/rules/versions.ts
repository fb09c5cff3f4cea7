export type StoredVersion = {
  id: string
  validFrom: string
  /** A version without its own text stands for the standard text, or for no text where the kind has none. */
  isStandard: boolean
}

export type Version = {
  /** Null for the standard text before any stored version. */
  id: string | null
  validFrom: string | null
  /** The day by which it is called and to which a consent refers. */
  version: string
  isStandard: boolean
  state: 'FORMER' | 'IN_FORCE' | 'PLANNED'
}

type Period = Pick<Version, 'id' | 'validFrom' | 'isStandard'>

const BEFORE_ANY_DAY = ''

const BEFORE_ALL: Period = { id: null, validFrom: null, isStandard: true }

/** A return to the standard text is a new version from its day on; so is a standard text that was written later. */
const versionOf = ({ validFrom, isStandard }: Period, standardVersion: string): string =>
  validFrom === null || (isStandard && validFrom < standardVersion) ? standardVersion : validFrom

/**
 * Oldest first. The last one whose day has begun is in force: none before the first day of a kind without a standard text.
 * @param standardVersion the day of the standard text; null without one
 * @param today Berlin's day
 */
export const versionsOf = (
  rows: readonly StoredVersion[],
  standardVersion: string | null,
  today: string,
): Version[] => {
  const byDay = rows.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
  const periods: Period[] = standardVersion === null ? byDay : [BEFORE_ALL, ...byDay]
  const current = periods.findLastIndex(({ validFrom }) => validFrom === null || validFrom <= today)
  return periods.flatMap((period, index): Version[] => {
    const version = versionOf(period, standardVersion ?? BEFORE_ANY_DAY)
    const end = periods[index + 1]?.validFrom
    // The standard text has been rewritten since: the text shown at that time is no longer in the product.
    if (index < current && end && version >= end) return []
    const { id, validFrom, isStandard } = period
    const state = index < current ? 'FORMER' : index === current ? 'IN_FORCE' : 'PLANNED'
    return [{ id, validFrom, version, isStandard, state }]
  })
}

export const versionInForce = (versions: readonly Version[]): Version => {
  const version = versions.find(({ state }) => state === 'IN_FORCE')
  if (!version) throw new Error('one version of a text with a standard text is always in force')
  return version
}

type Day = {
  today: string
  standardVersion: string | null
  /** The days on which other versions of the text begin. */
  takenDays: readonly string[]
}

/** The message for the field of the form; null when it can begin on that day. */
export const complaintOfDay = (day: string, { today, standardVersion, takenDays }: Day): string | null => {
  if (day < today) return 'Dieser Tag ist schon vorbei'
  if (takenDays.includes(day)) return 'An diesem Tag beginnt schon eine andere Fassung'
  // Versions are told apart by their days.
  if (standardVersion !== null && day <= standardVersion)
    return 'An diesem Tag beginnt der Standardtext. Bitte wähle einen späteren.'
  return null
}
