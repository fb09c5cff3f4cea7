import { type AnyHandler, handle } from '../mount/handler.ts'
import { changeElement } from './change-element.ts'
import type { ElementStore } from './element-store.ts'
import { insertElement } from './insert-element.ts'
import { writtenElement } from './written-element.ts'

export const elementHandlers = (store: ElementStore): readonly AnyHandler[] => {
  const { operations, publishesOnSave } = store
  return Object.entries(operations).flatMap(([type, { create, update }]) => [
    handle(create, (call) => insertElement(store, call, writtenElement(store, type, call)), {
      publishesOnSave,
    }),
    handle(update, (call) => changeElement(store, call, writtenElement(store, type, call)), {
      publishesOnSave,
    }),
  ])
}
