import * as z from 'zod/mini'
import { ShownAddress } from './shown-address.ts'
import { MAX_SHORT_TEXT } from './values.ts'

const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SHORT_TEXT))

/** Required by § 5 DDG and Art. 13 GDPR; from the server's configuration. */
export const Company = z.object({
  name: Line,
  /** Written out where it is part of the name, for example "Gesellschaft mit beschränkter Haftung (GmbH)". */
  legalForm: Line,
  street: Line,
  postalCode: z.string().check(z.regex(/^\d{5}$/)),
  city: Line,
  /** Authorised to represent the company. */
  representedBy: z.array(Line).check(z.minLength(1)),
  registerCourt: Line,
  registerNumber: Line,
  vatId: z.string().check(z.regex(/^DE\d{9}$/)),
  emailAddress: ShownAddress,
  phoneNumber: Line,
  /** Null where no permit is needed, as is usual. */
  supervisoryAuthority: z.nullable(Line),
  dataProtectionEmailAddress: ShownAddress,
  /** A person with an address in Germany, § 18 (2) MStV. */
  responsibleForContent: Line,
})
export type Company = z.infer<typeof Company>
