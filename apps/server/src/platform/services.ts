import type { Company } from '@wohlauf/contract/company'
import type pg from 'pg'
import type { SharedContent } from './content/shared-content.ts'
import type { Tx } from './database/transaction.ts'
import type { JudgeDocument } from './files/judge-document.ts'
import type { FileStorage } from './files/storage.ts'
import type { ImageStore } from './images/image-store.ts'
import type { Limits } from './limits/limits.ts'
import type { Cursors } from './lists/cursors.ts'
import type { LinkTokens } from './mail/link-token.ts'
import type { MailService } from './mail/mail-service.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Throttle } from './passwords/throttle.ts'
import type { PushProviders } from './push/push-provider.ts'

/**
 * The services of operations besides their transaction; created once at start, the real ones in tests too.
 */
export type Services = LinkTokens & {
  passwords: Passwords
  throttle: Throttle
  limits: Limits
  sharedContent: SharedContent
  cursors: Cursors
  storage: FileStorage
  images: ImageStore
  judgeDocument: JudgeDocument
  /**
   * How many content elements refer to each document of the app; a document without references is missing. A
   * service, so that `documents` need not know the contexts that refer to it.
   */
  countDocumentReferences: (tx: Tx) => Promise<ReadonlyMap<string, number>>
  mail: MailService
  push: PushProviders
  /** The operating company. */
  company: Company
  /** The recipient of requests for help, and of companies' requests for seats. */
  supportEmailAddress: string
  /** Logs in as `wohlauf_platform`: only for {@link import('./database/transaction.ts').acrossTenants}. */
  platformPool: pg.Pool
}
