import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Scene } from '@wohlauf/art/scene'

export type Drawing = {
  /** The scene as JPEG bytes; many calls may be concurrent. */
  draw: (scene: Scene) => Promise<Buffer>
  stop: () => void
}

type Waiting = { resolve: (jpeg: Buffer) => void; reject: (error: Error) => void }

/** Starts the drawing process; it ends with `stop`, and with its parent. */
export const startDrawing = (): Drawing => {
  const child = fork(fileURLToPath(new URL('drawing-process.ts', import.meta.url)))
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let end: Error | null = null
  const endWith = (error: Error) => {
    end ??= error
    for (const { reject } of waiting.values()) reject(end)
    waiting.clear()
  }
  child.on('message', ({ id, jpeg }: { id: number; jpeg: string }) => {
    waiting.get(id)?.resolve(Buffer.from(jpeg, 'base64'))
    waiting.delete(id)
  })
  child.on('error', endWith)
  child.on('exit', () => endWith(new Error('the drawing process has ended')))
  return {
    draw: (scene) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end)
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        child.send({ id: lastId, scene }, (error) => error && endWith(error))
      }),
    stop: () => void child.kill(),
  }
}
