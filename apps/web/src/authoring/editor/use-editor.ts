import { useLayoutEffect, useState } from 'react'
import { createStore, useStore } from '../../ui/state/store.ts'
import { afterEvent, type EditorEvent, type EditorState, openEditor } from './editor-state.ts'

/**
 * Runs the state of an item's form.
 * @returns `latest` for what runs after a call: the state of that moment, not of the last rendering
 */
export const useEditor = <Values>(options: Parameters<typeof openEditor>[0]) => {
  const { newest, isDeleted } = options
  const [{ store, dispatch }] = useState(() => {
    const store = createStore<EditorState<Values>>(openEditor(options))
    return {
      store,
      dispatch: (event: EditorEvent<Values>) => store.set(afterEvent(store.get(), event)),
    }
  })
  // Before anything is painted: no press meets a state that is older than the item on the screen.
  useLayoutEffect(
    () => dispatch({ type: 'arrived', revision: newest, isDeleted }),
    [dispatch, newest, isDeleted],
  )
  return { state: useStore(store), latest: store.get, dispatch }
}
