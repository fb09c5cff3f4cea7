/**
 * Asks whether all files are stored that the app needs to start without a network. No main script has that
 * address.
 */
export const READINESS = 'readiness'
