import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Scene } from '@wohlauf/art/scene'

export type Drawing = { draw: (scene: Scene) => Promise<Buffer>; stop: () => void }

/** Starts the process that draws; ends with `stop`, and with its parent. */
export const startDrawing = (): Drawing => {
  const child = fork(fileURLToPath(new URL('drawing-process.ts', import.meta.url)))
  const waiting = new Map<number, { resolve: (jpeg: Buffer) => void; reject: (error: Error) => void }>()
  let lastId = 0
  child.on('message', ({ id, jpeg }: { id: number; jpeg: string }) => {
    waiting.get(id)?.resolve(Buffer.from(jpeg, 'base64'))
    waiting.delete(id)
  })
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('the drawing process has ended'))
    waiting.clear()
  })
  return {
    draw: (scene) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        child.send({ id: lastId, scene })
      }),
    stop: () => void child.kill(),
  }
}
