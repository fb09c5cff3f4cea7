import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Scene } from '@wohlauf/art/scene'

export type Drawing = {
  /** JPEG; many calls may be concurrent. */
  draw: (scene: Scene) => Promise<Buffer>
  /** PNG. */
  drawLogo: (scale: readonly string[]) => Promise<Buffer>
  stop: () => void
}

export type Wanted = { scene: Scene } | { logo: readonly string[] }

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }

/** The process ends with `stop`, and with its parent. */
export const startDrawing = (): Drawing => {
  const child = fork(fileURLToPath(new URL('drawing-process.ts', import.meta.url)))
  const pendingRequests = new Map<number, Waiting>()
  let lastId = 0
  let end: Error | null = null
  const endWith = (error: Error) => {
    end ??= error
    for (const { reject } of pendingRequests.values()) reject(end)
    pendingRequests.clear()
  }
  child.on('message', ({ id, bytes }: { id: number; bytes: string }) => {
    pendingRequests.get(id)?.resolve(Buffer.from(bytes, 'base64'))
    pendingRequests.delete(id)
  })
  child.on('error', endWith)
  child.on('exit', () => endWith(new Error('the drawing process has ended')))
  const ask = (wanted: Wanted): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (end) return reject(end)
      lastId += 1
      pendingRequests.set(lastId, { resolve, reject })
      child.send({ id: lastId, wanted }, (error) => error && endWith(error))
    })
  return {
    draw: (scene) => ask({ scene }),
    drawLogo: (logo) => ask({ logo }),
    stop: () => void child.kill(),
  }
}
