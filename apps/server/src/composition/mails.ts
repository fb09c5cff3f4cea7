import { accountViewedMail } from '../contexts/administration/mails/account-viewed.ts'
import { requestedDocumentMail } from '../contexts/documents/mails/requested-document.ts'
import { companyAccessReceivedMail } from '../contexts/support/mails/company-access-received.ts'
import { companyAccessRequestMail } from '../contexts/support/mails/company-access-request.ts'
import { contactMessageMail } from '../contexts/support/mails/contact-message.ts'
import { messageReceivedMail } from '../contexts/support/mails/message-received.ts'
import { supportMessageMail } from '../contexts/support/mails/support-message.ts'
import { accountCreatedMail } from '../contexts/user-management/mails/account-created.ts'
import { accountDeletedMail } from '../contexts/user-management/mails/account-deleted.ts'
import { alreadyRegisteredMail } from '../contexts/user-management/mails/already-registered.ts'
import { dataExportReadyMail } from '../contexts/user-management/mails/data-export-ready.ts'
import { emailChangeMail } from '../contexts/user-management/mails/email-change.ts'
import { emailChangeFinalMail } from '../contexts/user-management/mails/email-change-final.ts'
import { emailChangeNoteMail } from '../contexts/user-management/mails/email-change-note.ts'
import { invitationMail } from '../contexts/user-management/mails/invitation.ts'
import { passwordChangedMail } from '../contexts/user-management/mails/password-changed.ts'
import { passwordResetMail } from '../contexts/user-management/mails/password-reset.ts'
import { registrationConfirmationMail } from '../contexts/user-management/mails/registration-confirmation.ts'
import type { AnyMail } from '../platform/mail/mail.ts'

/** Every kind of mail. A mail that is written but not listed here waits and fails. */
export const MAILS: readonly AnyMail[] = [
  accountViewedMail,
  requestedDocumentMail,
  companyAccessReceivedMail,
  companyAccessRequestMail,
  contactMessageMail,
  messageReceivedMail,
  supportMessageMail,
  accountCreatedMail,
  accountDeletedMail,
  alreadyRegisteredMail,
  dataExportReadyMail,
  emailChangeMail,
  emailChangeFinalMail,
  emailChangeNoteMail,
  invitationMail,
  passwordChangedMail,
  passwordResetMail,
  registrationConfirmationMail,
]
