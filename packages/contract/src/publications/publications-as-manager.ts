import * as z from 'zod/mini'
import { changeOf, creationOf, itemKind } from '../managed-items.ts'
import { command, query } from '../operation.ts'
import { MESSAGES } from '../values/messages.ts'
import { EmptyObject, OptionalShortText, Revision, ShortText } from '../values/values.ts'
import { isWebAddress, toWebAddress } from '../values/web-address.ts'
import { Publication, PublicationType } from './publications.ts'

/** Apart from MESSAGES, which the login page loads. */
const REQUIRED = {
  forBook: 'Dieses Feld ist erforderlich, wenn die der Typ "Buch" ist.',
  forOnline: 'Dieses Feld ist erforderlich, wenn die der Typ "Online" ist.',
} as const

export const ManagedPublication = z.extend(Publication, { revision: Revision })
export type ManagedPublication = z.infer<typeof ManagedPublication>

/** Sorted by title. */
export const getPublicationsAsManager = query('publications/get-publications-as-manager-query', {
  audience: 'app-manager',
  feature: 'PUBLICATIONS',
  input: EmptyObject,
  output: z.array(ManagedPublication),
})

export const PUBLICATION = itemKind({
  id: 'publicationId',
  name: 'Publikation',
  feature: 'PUBLICATIONS',
  written: {
    title: ShortText,
    publisher: ShortText,
    type: PublicationType,
    /** These two are required for a book, and not stored otherwise. */
    author: OptionalShortText,
    release: OptionalShortText,
    /** Required for an online publication; not checked and not stored otherwise. */
    link: z.nullish(z.string().check(z.trim(), toWebAddress)),
  },
  invalidates: () => [getPublicationsAsManager],
})

type Written = {
  type: PublicationType
  author?: string | null | undefined
  release?: string | null | undefined
  link?: string | null | undefined
}

const neededFor = (type: PublicationType, field: keyof Omit<Written, 'type'>) =>
  z.refine<Written>((values) => values.type !== type || !!values[field], {
    path: [field],
    error: type === 'BOOK' ? REQUIRED.forBook : REQUIRED.forOnline,
  })

/** Not a check of the field: a book's form does not show the link, so nobody could correct it there. */
const linkOfOnline = (isRight: (link: string) => boolean, error: string) =>
  z.refine<Written>(({ type, link }) => type !== 'ONLINE' || !link || isRight(link), {
    path: ['link'],
    error,
  })

const MAX_LINK = 2000

const hasFieldsOfItsType = [
  neededFor('BOOK', 'author'),
  neededFor('BOOK', 'release'),
  neededFor('ONLINE', 'link'),
  linkOfOnline(({ length }) => length <= MAX_LINK, MESSAGES.maxLength(MAX_LINK)),
  linkOfOnline(isWebAddress, MESSAGES.linkNotValid),
] as const

const creation = creationOf(PUBLICATION)
const change = changeOf(PUBLICATION)

export const createPublicationAsManager = command('publications/create-publication-as-manager-command', {
  ...creation,
  input: creation.input.check(...hasFieldsOfItsType),
})

export const updatePublicationAsManager = command('publications/update-publication-as-manager-command', {
  ...change,
  input: change.input.check(...hasFieldsOfItsType),
})
