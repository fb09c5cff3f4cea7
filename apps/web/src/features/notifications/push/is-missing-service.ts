/** Android's message on a device without Google's services: it can never register, which is not our error. */
const MISSING_SERVICE = 'MISSING_INSTANCEID_SERVICE'

/** Recognises a failed registration that is not reported (specification, section 8). */
export const isMissingService = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(MISSING_SERVICE)
