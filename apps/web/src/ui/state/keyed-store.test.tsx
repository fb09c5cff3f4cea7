import { get, set } from 'idb-keyval'
import { vi } from 'vitest'
import { expect, test } from '../../testing/test.ts'
import { createKeyedStore } from './keyed-store.ts'

test.afterEach(() => void vi.restoreAllMocks())

test('a browser that blocks its storage rejects, and throws nothing', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('access is denied', 'SecurityError')
  })
  const store = createKeyedStore('wohlauf-blocked', 'blocked')
  await expect(get('key', store)).rejects.toThrow('access is denied')
  await expect(set('key', 'value', store)).rejects.toThrow('access is denied')
})
