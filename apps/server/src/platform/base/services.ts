import type { Company } from '@wohlauf/contract/values/company'
import type pg from 'pg'
import type { SharedContent } from '../content/shared-content.ts'
import type { Tx } from '../database/transaction.ts'
import type { Cursors } from '../http/lists/cursors.ts'
import type { Limits } from '../limits/limits.ts'
import type { LinkTokens } from '../mail/link-token.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Throttle } from '../passwords/throttle.ts'
import type { PushProviders } from '../push/push-provider.ts'
import type { SealedSecrets } from '../second-factor/sealed-secrets.ts'
import type { Pseudonyms } from '../security-log/pseudonyms.ts'
import type { JudgeDocument } from '../storage/documents/judge-document.ts'
import type { DrawPdfPreview } from '../storage/documents/pdf-preview.ts'
import type { ImageStore } from '../storage/images/image-store.ts'
import type { Signatures } from '../storage/private-images/signatures.ts'
import type { FileStorage } from '../storage/storage.ts'

/**
 * The services of operations besides their transaction; created once at start, the real ones in tests too.
 */
export type Services = LinkTokens & {
  passwords: Passwords
  throttle: Throttle
  limits: Limits
  sharedContent: SharedContent
  cursors: Cursors
  /** Of people, in the logs. */
  pseudonymOf: Pseudonyms
  storage: FileStorage
  images: ImageStore
  /** Persons' own pictures. */
  privateImages: ImageStore
  /** Of the addresses of private pictures. */
  signatures: Signatures
  judgeDocument: JudgeDocument
  drawPdfPreview: DrawPdfPreview
  /**
   * How many content elements refer to each document of the app; a document without references is missing. A
   * service, so that `documents` need not know the contexts that refer to it.
   */
  countDocumentReferences: (tx: Tx) => Promise<ReadonlyMap<string, number>>
  mail: MailService
  push: PushProviders
  /** What browsers need to subscribe to Web Push: base64url. */
  webPushPublicKey: string
  /** The operating company. */
  company: Company
  /** The recipient of requests for help, and of companies' requests for seats. */
  supportEmailAddress: string
  /** The host of the admin site, with its port where that is not the default one; lower case. */
  adminHost: string
  sealedSecrets: SealedSecrets
  /** The address of the demo world's admin, who needs no second factor; null in production, where all do. */
  exemptAdmin: string | null
  /** Logs in as `wohlauf_platform`: only for {@link import('../database/transaction.ts').acrossTenants}. */
  platformPool: pg.Pool
}

/** Those of a handler: it takes from no limit that its operation does not state (`takeLimit` of its context). */
export type HandlerServices = Omit<Services, 'limits'> & { limits: Pick<Limits, 'siteKey'> }
