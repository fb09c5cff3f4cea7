import { both, either, ofSponsor, own, reach } from '../../../platform/database/row-conditions.ts'
import { type AccessTo, EDITORS, JOBS, type PlatformWrites } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  sponsor: {
    person: null,
    rows: {
      read: either(ofSponsor('id', 'sponsor', 'link'), EDITORS),
      add: EDITORS,
      // The holder of a link only locks the sponsor.
      change: either(ofSponsor('id', 'sponsor', 'link'), EDITORS),
      changed: either(ofSponsor('id', 'sponsor'), EDITORS),
    },
    changeableColumns: [
      'name',
      'available_seats',
      'revision',
      'registration_link_slug',
      'registration_link_created_at',
      'registration_link_domains',
      'registration_link_ends_on',
      'registration_link_most',
    ],
    platform: { SELECT: ['app_id', 'id', 'name'] },
    resolver: { SELECT: ['app_id', 'id', 'name'] },
    lookups: { SELECT: ['app_id', 'id', 'name', 'available_seats', 'registration_link_slug'] },
    triggers: {
      keep: {
        before: 'UPDATE OF name, available_seats',
        each: 'ROW',
        run: 'resolver.keep_terms_of_sponsor()',
      },
    },
  },
  // Companies pay by these rows: they are never changed or removed.
  available_seats_change: {
    person: null,
    rows: { read: EDITORS, add: EDITORS },
    platform: { SELECT: 'all' },
  },
  seat: {
    person: 'account_id',
    rows: {
      read: either(ofSponsor('sponsor_id', 'sponsor', 'link'), own('account_id'), EDITORS),
      add: either(
        both(either(ofSponsor('sponsor_id', 'sponsor', 'link'), reach('manager')), 'account_id IS NULL'),
        JOBS,
      ),
      change: JOBS,
      remove: JOBS,
    },
    changeableColumns: ['undeliverable_since', 'sponsor_id', 'created_at', 'updated_at'],
    resolver: { SELECT: ['app_id', 'email_address'] },
    lookups: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: ['status', 'account_id', 'first_name', 'last_name', 'updated_at'],
      DELETE: 'all',
    },
  },
  // Rows are found by addresses entered without a session, with or without an account: only the link's holder and
  // jobs may read them.
  seat_reservation: {
    person: null,
    rows: {
      read: either(ofSponsor('sponsor_id', 'link'), JOBS),
      add: either(ofSponsor('sponsor_id', 'link'), JOBS),
      change: either(ofSponsor('sponsor_id', 'link'), JOBS),
      remove: JOBS,
    },
    changeableColumns: ['started_at', 'network_key', 'terms_of_use_version', 'data_protection_version'],
    lookups: {
      SELECT: [
        'app_id',
        'sponsor_id',
        'email_address',
        'started_at',
        'terms_of_use_version',
        'data_protection_version',
      ],
      UPDATE: ['confirmed_at'],
      DELETE: 'all',
    },
  },
  // Contains nothing personal: the seat's id leads to nothing any more.
  seat_revocation: {
    person: null,
    rows: {
      read: either(ofSponsor('sponsor_id', 'sponsor'), EDITORS),
      add: either(ofSponsor('sponsor_id', 'sponsor'), EDITORS),
      remove: JOBS,
    },
  },
  // Lookups begin and undo it for managers; they move its values from the seat and back.
  account_departure: {
    person: 'account_id',
    rows: {
      read: either(ofSponsor('sponsor_id', 'sponsor'), own('account_id'), EDITORS),
      add: JOBS,
      remove: either(own('account_id'), JOBS),
    },
    lookups: { SELECT: 'all', INSERT: 'all', DELETE: 'all' },
  },
} satisfies AccessTo<typeof tables>

export const WRITES: PlatformWrites = {
  app_user: { verbs: ['UPDATE'], why: 'who has left moves the account to a private address' },
  mail: { verbs: ['DELETE'], why: 'a closed account gets no unsent mail any more' },
}
