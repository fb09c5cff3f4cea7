import { type AnyHandler, handle } from '../mount/handler.ts'
import { changeElement } from './change-element.ts'
import type { ElementStore } from './element-store.ts'
import { insertElement } from './insert-element.ts'
import { writtenElement } from './written-element.ts'

export const elementHandlers = (store: ElementStore): readonly AnyHandler[] =>
  Object.entries(store.operations).flatMap(([type, { create, update }]) => [
    handle(create, (call) => insertElement(store, call, writtenElement(store, type, call))),
    handle(update, (call) => changeElement(store, call, writtenElement(store, type, call))),
  ])
