import { describe, expect, test } from 'vitest'
import {
  type AutosaveEvent,
  type AutosaveProgress,
  type AutosaveState,
  afterEvent,
  isDropping,
  shownAs,
} from './autosave-state.ts'

type Progress = AutosaveProgress<string>
type Event = AutosaveEvent<string>

const SU = { content: 'Su' }
const SUPPE = { content: 'Suppe' }
const NONE = { content: null }
const FIRST = { failures: 0, why: null }
const AGAIN = { failures: 1, why: 'offline' }

const NAMED = {
  idle: { is: 'idle', isOnServer: false, ...FIRST },
  'idle, with a draft on the server': { is: 'idle', isOnServer: true, ...FIRST },
  saved: { is: 'saved', isOnServer: true, ...FIRST },
  refused: { is: 'refused', isOnServer: true, failures: 0, why: 'too long' },
  waiting: { is: 'waiting', isOnServer: false, next: SU, ...FIRST },
  'waiting after a failure': { is: 'waiting', isOnServer: true, next: SU, ...AGAIN },
  'waiting to remove': { is: 'waiting', isOnServer: true, next: NONE, failures: 1, why: null },
  sending: { is: 'sending', isOnServer: true, sent: SU, next: null, ...FIRST },
  'sending, with newer input': { is: 'sending', isOnServer: true, sent: SU, next: SUPPE, ...FIRST },
  'sending after a failure': { is: 'sending', isOnServer: true, sent: SU, next: null, ...AGAIN },
  'sending what was dropped since': { is: 'sending', isOnServer: true, sent: SU, next: NONE, ...FIRST },
  removing: { is: 'sending', isOnServer: true, sent: NONE, next: null, ...FIRST },
  'removing, with newer input': { is: 'sending', isOnServer: true, sent: NONE, next: SUPPE, ...FIRST },
} satisfies Record<string, Progress>

type Name = keyof typeof NAMED

const STATES: Record<Name, Progress> = NAMED
const NAMES = Object.keys(NAMED) as Name[]

const typedEvent: Event = { type: 'typed', content: 'Suppe' }
const dropped: Event = { type: 'dropped' }
const due: Event = { type: 'due' }
const online: Event = { type: 'online' }
const answeredEvent: Event = { type: 'answered' }
const offline: Event = { type: 'failed', why: 'offline', isWorthRetrying: true }
const tooLong: Event = { type: 'failed', why: 'too long', isWorthRetrying: false }
const leftEvent: Event = { type: 'left' }
const openedWithDraft: Event = { type: 'opened-with-draft' }

const waitingState = (next: { content: string | null }, more: object = FIRST, isOnServer = true) => ({
  is: 'waiting',
  isOnServer,
  next,
  ...more,
})
const sending = (wish: { content: string | null }, more: object = FIRST) => ({
  is: 'sending',
  isOnServer: true,
  sent: wish,
  next: null,
  ...more,
})
const { idle, saved, removing } = NAMED
const onServer = NAMED['idle, with a draft on the server']
const keepsOffline = { failures: 0, why: 'offline' }

/** The next state after each event; a state that is not named stays the same. */
const TABLE: readonly [string, Event, Partial<Record<Name, object>>][] = [
  ['opened with a draft', openedWithDraft, { idle: onServer, waiting: waitingState(SU) }],
  [
    'typed',
    typedEvent,
    {
      idle: waitingState(SUPPE, FIRST, false),
      'idle, with a draft on the server': waitingState(SUPPE),
      saved: waitingState(SUPPE),
      refused: waitingState(SUPPE, { failures: 0, why: 'too long' }),
      waiting: waitingState(SUPPE, FIRST, false),
      'waiting after a failure': waitingState(SUPPE, AGAIN),
      'waiting to remove': waitingState(SUPPE, { failures: 1, why: null }),
      sending: NAMED['sending, with newer input'],
      'sending after a failure': { ...sending(SU, AGAIN), next: SUPPE },
      'sending what was dropped since': NAMED['sending, with newer input'],
      removing: NAMED['removing, with newer input'],
    },
  ],
  [
    'dropped',
    dropped,
    {
      'idle, with a draft on the server': removing,
      saved: removing,
      refused: removing,
      waiting: idle,
      'waiting after a failure': removing,
      'waiting to remove': removing,
      sending: { ...sending(SU), next: NONE },
      'sending, with newer input': { ...sending(SU), next: NONE },
      'sending after a failure': { ...sending(SU), next: NONE },
      removing: { ...sending(NONE), next: NONE },
      'removing, with newer input': { ...sending(NONE), next: NONE },
    },
  ],
  [
    'due',
    due,
    {
      waiting: sending(SU),
      'waiting after a failure': sending(SU, AGAIN),
      'waiting to remove': sending(NONE, { failures: 1, why: null }),
    },
  ],
  [
    'online',
    online,
    {
      'waiting after a failure': sending(SU, AGAIN),
      'waiting to remove': sending(NONE, { failures: 1, why: null }),
    },
  ],
  [
    'answered',
    answeredEvent,
    {
      sending: saved,
      'sending, with newer input': waitingState(SUPPE),
      'sending after a failure': saved,
      'sending what was dropped since': waitingState(NONE),
      removing: idle,
      'removing, with newer input': waitingState(SUPPE, FIRST, false),
    },
  ],
  [
    'failed, and worth another attempt',
    offline,
    {
      sending: waitingState(SU, AGAIN),
      'sending, with newer input': waitingState(SUPPE, AGAIN),
      'sending after a failure': waitingState(SU, { failures: 2, why: 'offline' }),
      'sending what was dropped since': waitingState(NONE, { failures: 1, why: null }),
      removing: waitingState(NONE, { failures: 1, why: null }),
      'removing, with newer input': waitingState(SUPPE, { failures: 1, why: null }),
    },
  ],
  [
    'refused',
    tooLong,
    {
      sending: NAMED.refused,
      'sending, with newer input': waitingState(SUPPE, { failures: 0, why: 'too long' }),
      'sending after a failure': NAMED.refused,
      'sending what was dropped since': waitingState(NONE),
      removing: onServer,
      'removing, with newer input': waitingState(SUPPE),
    },
  ],
  [
    'left',
    leftEvent,
    {
      waiting: idle,
      'waiting after a failure': { is: 'refused', isOnServer: true, failures: 0, why: 'offline' },
      'waiting to remove': onServer,
      'sending, with newer input': sending(SU),
      'sending what was dropped since': sending(SU),
      'removing, with newer input': removing,
    },
  ],
]

describe.each(TABLE)('%s', (_, event, changes) => {
  test.each(NAMES)('%s', (name) => {
    expect(afterEvent(STATES[name], event)).toEqual(changes[name] ?? STATES[name])
  })
})

test('a failure is shown until the server has all that was typed', () => {
  const retriedState = afterEvent(NAMED['sending after a failure'] as Progress, typedEvent)
  const next = afterEvent(retriedState, answeredEvent)
  expect(next).toEqual(waitingState(SUPPE, keepsOffline))
  expect(shownAs(next)).toEqual({ is: 'failed', why: 'offline' })
})

const SAVING: AutosaveState = { is: 'saving' }
const OFFLINE: AutosaveState = { is: 'failed', why: 'offline' }

test.each<[Name, AutosaveState]>([
  ['idle', { is: 'idle' }],
  ['idle, with a draft on the server', { is: 'idle' }],
  ['saved', { is: 'saved' }],
  ['refused', { is: 'failed', why: 'too long' }],
  ['waiting', SAVING],
  ['waiting after a failure', OFFLINE],
  ['waiting to remove', { is: 'idle' }],
  ['sending', SAVING],
  ['sending, with newer input', SAVING],
  ['sending after a failure', OFFLINE],
  ['sending what was dropped since', { is: 'idle' }],
  ['removing', { is: 'idle' }],
  ['removing, with newer input', SAVING],
])('what is shown: %s', (name, shownState) => {
  expect(shownAs(STATES[name])).toEqual(shownState)
})

test('a draft is about to be removed where the last wish is to remove it', () => {
  expect(NAMES.filter((name) => isDropping(STATES[name]))).toEqual([
    'waiting to remove',
    'sending what was dropped since',
    'removing',
  ])
})
