import type { BackupRun } from './runs.ts'

declare module '../base/services.ts' {
  interface Services {
    backups: BackupService
  }
}

/** A place that may not know of every deletion, and why. */
export type UntoldPlace = { address: string; problem: string }

/** Backups as the settings ask for them. */
export type BackupService = {
  /** Berlin's time, `HH:MM`; null without a schedule. */
  at: string | null
  /** The address of the place to which they go; null when none is named. */
  to: string | null
  /** Whether a key is there with which the newest backup can be restored to check it. */
  canVerify: boolean
  /** Makes a backup, and stores its result. */
  make: (now: Date) => Promise<BackupRun>
  /** Restores the newest backup into a scratch database, and stores the result. */
  verify: (now: Date) => Promise<BackupRun>
  /** Tells every place with backups what must not come back. Returns those that could not be told. */
  tellPlaces: (now: Date) => Promise<UntoldPlace[]>
}
