import type { DeviceDatabase } from '../database.ts'

/** Sent to all tabs when a withdrawal of the consent has deleted commands; null when anything else has changed. */
export const WITHDRAWN = 'withdrawn'

/** Tells other tabs, and other holders of such a channel in this one, that queued commands have changed. */
export const actsChannel = ({ name }: DeviceDatabase): BroadcastChannel =>
  new BroadcastChannel(`${name} acts`)
