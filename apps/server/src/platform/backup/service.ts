import type { BackupRun } from './runs.ts'

declare module '../base/services.ts' {
  interface Services {
    backups: BackupService
  }
}

/** A place that may lack tombstones, and why. */
export type OutdatedPlace = { address: string; problem: string }

/** Backups as configured. */
export type BackupService = {
  /** Berlin's time, `HH:MM`; null without a schedule. */
  at: string | null
  /** The address of the place to which they go; null when none is configured. */
  to: string | null
  /** Whether there is a key with which the newest backup can be restored to check it. */
  canVerify: boolean
  /** Makes a backup, and stores its result. */
  make: (now: Date) => Promise<BackupRun>
  /** Restores the newest backup into a scratch database, and stores the result. */
  verify: (now: Date) => Promise<BackupRun>
  /** Copies missing tombstones to every place with backups. Returns the places where that failed. */
  updatePlaces: (now: Date) => Promise<OutdatedPlace[]>
}
