import { describe, expect, test } from 'vitest'
import {
  afterEvent,
  type EditorEvent,
  type EditorState,
  type EditorStatus,
  editorStatusOf,
  isBlocked,
  openEditor,
} from './editor-state.ts'

type State = EditorState<string>
type Event = EditorEvent<string>

const STORED = new File([], 'gespeichert.jpg')
const CHOSEN = new File([], 'gewählt.jpg')
const LATER = new File([], 'später.jpg')
const initialFiles = { image: STORED }

const item = { newest: 1, isDeleted: false, initialFiles }
const OPENED = openEditor<string>({ ...item, draft: null })
const SENT = { values: 'geschrieben', files: { image: CHOSEN } }

const STATES = {
  new: openEditor<string>({ ...item, newest: undefined, draft: null }),
  opened: OPENED,
  restored: openEditor<string>({ ...item, draft: { revision: 1, files: { image: CHOSEN } } }),
  sending: { ...OPENED, files: { image: CHOSEN }, isTouched: true, staysOpen: true, inFlight: SENT },
  saved: { ...OPENED, basedOn: 2, replacedRevision: 1, wasSaved: true, staysOpen: true },
  outdated: { ...OPENED, newest: 2, isFromDraft: true, isTouched: true, files: { image: CHOSEN } },
  deleted: { ...OPENED, isDeleted: true },
} satisfies Record<string, State>

const EVENTS: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  arrived: { type: 'arrived', revision: 2, isDeleted: false },
  'file-chosen': { type: 'file-chosen', name: 'pdf', file: LATER },
  pressed: { type: 'pressed', staysOpen: true },
  sent: { type: 'sent', values: 'noch mehr' },
  refused: { type: 'refused' },
  saved: { type: 'saved', initialFiles },
  'took-newest': { type: 'took-newest', initialFiles },
  'kept-own': { type: 'kept-own' },
}

/** What an event changes; null where it cannot occur. */
type Row = Record<Event['type'], Partial<State> | null>

const ARRIVED = { newest: 2, isDeleted: false }
const WITH_FILE = { files: { image: STORED, pdf: LATER }, isTouched: true }
const WITH_BOTH = { files: { image: CHOSEN, pdf: LATER }, isTouched: true }
const STAYS = { staysOpen: true }
const NOTHING_SENT = { refused: null, saved: null }
const NO_CONFLICT = { 'kept-own': null }

const TABLE: Record<keyof typeof STATES, Row> = {
  new: {
    arrived: ARRIVED,
    'file-chosen': WITH_FILE,
    pressed: STAYS,
    sent: { inFlight: { values: 'noch mehr', files: initialFiles } },
    ...NOTHING_SENT,
    'took-newest': null,
    ...NO_CONFLICT,
  },
  opened: {
    arrived: ARRIVED,
    'file-chosen': WITH_FILE,
    pressed: STAYS,
    sent: { inFlight: { values: 'noch mehr', files: initialFiles } },
    ...NOTHING_SENT,
    'took-newest': {},
    ...NO_CONFLICT,
  },
  restored: {
    arrived: ARRIVED,
    'file-chosen': WITH_BOTH,
    pressed: STAYS,
    sent: { inFlight: { values: 'noch mehr', files: { image: CHOSEN } } },
    ...NOTHING_SENT,
    'took-newest': { files: initialFiles, isFromDraft: false, isTouched: false },
    ...NO_CONFLICT,
  },
  sending: {
    arrived: ARRIVED,
    'file-chosen': WITH_BOTH,
    pressed: STAYS,
    // It would count as saved.
    sent: {},
    refused: { inFlight: null },
    saved: {
      basedOn: 2,
      replacedRevision: 1,
      files: initialFiles,
      isTouched: false,
      inFlight: null,
      wasSaved: true,
    },
    'took-newest': { files: initialFiles, isTouched: false },
    ...NO_CONFLICT,
  },
  saved: {
    arrived: ARRIVED,
    'file-chosen': WITH_FILE,
    pressed: STAYS,
    sent: { inFlight: { values: 'noch mehr', files: initialFiles } },
    ...NOTHING_SENT,
    'took-newest': { basedOn: 1 },
    ...NO_CONFLICT,
  },
  outdated: {
    arrived: ARRIVED,
    'file-chosen': WITH_BOTH,
    pressed: STAYS,
    sent: null,
    ...NOTHING_SENT,
    'took-newest': { basedOn: 2, files: initialFiles, isFromDraft: false, isTouched: false },
    'kept-own': { basedOn: 2, isFromDraft: false },
  },
  deleted: {
    arrived: ARRIVED,
    'file-chosen': WITH_FILE,
    pressed: STAYS,
    sent: null,
    ...NOTHING_SENT,
    'took-newest': {},
    ...NO_CONFLICT,
  },
}

describe.each(Object.entries(TABLE))('%s', (name, row) => {
  const state: State = STATES[name as keyof typeof STATES]
  const possible = Object.entries(row).filter(([, change]) => change !== null)
  test.each(possible)('%s', (type, change) => {
    expect(afterEvent(state, EVENTS[type as Event['type']])).toEqual({ ...state, ...change })
  })
})

test('of a new item the first revision is 1', () => {
  const sending = afterEvent<string>(STATES.new, { type: 'sent', values: '' })
  expect(afterEvent(sending, EVENTS.saved)).toMatchObject({ basedOn: 1, replacedRevision: undefined })
})

test('a file that was chosen after the call was sent is the next change', () => {
  const state = afterEvent<string>(STATES.sending, { type: 'file-chosen', name: 'image', file: LATER })
  expect(afterEvent(state, EVENTS.saved)).toMatchObject({ files: { image: LATER }, isTouched: true })
})

test('a draft keeps the revision that it is based on, also of a new item', () => {
  expect(openEditor({ ...item, draft: { revision: undefined, files: {} } }).basedOn).toBeUndefined()
})

const arrivedEvent = (revision: number): Event => ({ type: 'arrived', revision, isDeleted: false })
const deletedEvent: Event = { type: 'arrived', revision: 1, isDeleted: true }
const sentEvent: Event = { type: 'sent', values: 'geschrieben' }
const { refused, saved } = EVENTS
const keptOwn = EVENTS['kept-own']
const tookNewest = EVENTS['took-newest']

test.each<[string, State, Event[], { untyped: EditorStatus; typed: EditorStatus }]>([
  ['an item', STATES.opened, [], { untyped: 'open', typed: 'open' }],
  ['a new item', STATES.new, [], { untyped: 'open', typed: 'open' }],
  ['a draft', STATES.restored, [], { untyped: 'from-draft', typed: 'from-draft' }],
  ['another change', STATES.opened, [arrivedEvent(2)], { untyped: 'outdated', typed: 'conflict' }],
  [
    'another change of a draft’s item',
    STATES.restored,
    [arrivedEvent(2)],
    { untyped: 'conflict', typed: 'conflict' },
  ],
  ['one that was taken', STATES.opened, [arrivedEvent(2), tookNewest], { untyped: 'open', typed: 'open' }],
  [
    'one that is overwritten',
    STATES.restored,
    [arrivedEvent(2), keptOwn],
    { untyped: 'open', typed: 'open' },
  ],
  [
    'one after that',
    STATES.opened,
    [arrivedEvent(2), keptOwn, arrivedEvent(3)],
    { untyped: 'outdated', typed: 'conflict' },
  ],
  [
    'a revision before the answer',
    STATES.opened,
    [sentEvent, arrivedEvent(2)],
    { untyped: 'open', typed: 'open' },
  ],
  [
    'the answer after it',
    STATES.opened,
    [sentEvent, arrivedEvent(2), saved],
    { untyped: 'open', typed: 'open' },
  ],
  ['the answer before it', STATES.opened, [sentEvent, saved], { untyped: 'open', typed: 'open' }],
  [
    'the revision after that',
    STATES.opened,
    [sentEvent, saved, arrivedEvent(2)],
    { untyped: 'open', typed: 'open' },
  ],
  [
    'another change after the own',
    STATES.opened,
    [sentEvent, saved, arrivedEvent(3)],
    { untyped: 'outdated', typed: 'conflict' },
  ],
  ['a refused change', STATES.opened, [sentEvent, refused], { untyped: 'open', typed: 'open' }],
  [
    'a refusal and another change',
    STATES.opened,
    [sentEvent, refused, arrivedEvent(2)],
    { untyped: 'outdated', typed: 'conflict' },
  ],
  [
    'another change and a refusal',
    STATES.opened,
    [sentEvent, arrivedEvent(2), refused],
    { untyped: 'outdated', typed: 'conflict' },
  ],
  [
    'the first revision of a new item',
    STATES.new,
    [sentEvent, saved, arrivedEvent(1)],
    { untyped: 'open', typed: 'open' },
  ],
  [
    'a new item, saved twice before its revision is there',
    STATES.new,
    [sentEvent, saved, sentEvent, saved],
    { untyped: 'open', typed: 'open' },
  ],
  ['a deletion', STATES.opened, [deletedEvent], { untyped: 'deleted', typed: 'deleted' }],
  ['a deletion of a draft’s item', STATES.restored, [deletedEvent], { untyped: 'deleted', typed: 'deleted' }],
  [
    'a deletion during a conflict',
    STATES.outdated,
    [{ ...deletedEvent, revision: 2 }],
    { untyped: 'deleted', typed: 'deleted' },
  ],
  ['an item that is there again', STATES.deleted, [arrivedEvent(1)], { untyped: 'open', typed: 'open' }],
])('%s', (_, state, events, { untyped, typed }) => {
  const after = events.reduce<State>(afterEvent, state)
  expect(editorStatusOf(after, after.isTouched)).toBe(untyped)
  expect(editorStatusOf(after, true)).toBe(typed)
})

test.each<[EditorStatus, boolean]>([
  ['open', false],
  ['from-draft', false],
  ['outdated', true],
  ['conflict', true],
  ['deleted', true],
])('%s: whether nothing can be saved', (status, isNothingSaved) => {
  expect(isBlocked(status)).toBe(isNothingSaved)
})
