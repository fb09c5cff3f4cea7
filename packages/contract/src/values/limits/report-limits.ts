/** A company that is smaller is not counted, and no group of fewer people can be derived from the report. */
export const MIN_GROUP_SIZE = 10

export const REPORT_STEP = 5
