import { expect, test } from 'vitest'
import { idOfMessage } from './message-id.ts'

test('the id is a UUID, the same for the same content, and another for any other', () => {
  const message = { feedbackMessageId: 'a', message: 'Text', isNamed: false }
  const id = idOfMessage(message)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(idOfMessage({ ...message })).toBe(id)
  for (const other of [{ feedbackMessageId: 'b' }, { message: 'Text!' }, { isNamed: true }])
    expect(idOfMessage({ ...message, ...other })).not.toBe(id)
})
