/** A company that is smaller is not counted, and no group of fewer people can be derived from the report. */
export const MIN_GROUP_SIZE = 10

export const REPORT_STEP = 5

/** Managers see estimates of about so many people: about ten are in a random half of them. */
export const PEOPLE_FOR_ESTIMATES = 2 * MIN_GROUP_SIZE

/** Accounts that are made in order to see figures count in none of them for so long. */
export const DAYS_BEFORE_COUNTING = 30
