import type pg from 'pg'
import type { FileStorage } from './files/storage.ts'
import type { ImageStore } from './images/image-store.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Throttle } from './passwords/throttle.ts'

/** What operations use beside their transaction; made once at start, the real thing in tests too. */
export type Services = {
  passwords: Passwords
  throttle: Throttle
  storage: FileStorage
  images: ImageStore
  /** Logs in as `wohlauf_platform`: only for {@link import('./database/transaction.ts').acrossTenants}. */
  platformPool: pg.Pool
}
