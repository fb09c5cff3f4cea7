export type Point = readonly [x: number, y: number]

/** One decimal is finer than any screen shows here. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0)

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0]

/** A soft line through all points, without the leading `M`. */
function curveThrough(points: readonly Point[], isClosed: boolean): string {
  const count = points.length
  const neighbour = (index: number) =>
    isClosed ? at(points, (index + count) % count) : at(points, Math.min(Math.max(index, 0), count - 1))
  let path = ''
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((step) => neighbour(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ]
    const c1 = `${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)}`
    const c2 = `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)}`
    path += `C${c1} ${c2} ${n(p2[0])} ${n(p2[1])}`
  }
  return path
}

export function smooth(points: readonly Point[]): string {
  return `M${n(at(points, 0)[0])} ${n(at(points, 0)[1])}${curveThrough(points, false)}`
}

export function closedPath(points: readonly Point[]): string {
  return `M${n(at(points, 0)[0])} ${n(at(points, 0)[1])}${curveThrough(points, true)}Z`
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r)
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [x, y] = [n(rx), n(ry)]
  return `M${n(cx - rx)} ${n(cy)}a${x} ${y} 0 1 1 ${n(rx * 2)} 0a${x} ${y} 0 1 1 ${n(-rx * 2)} 0Z`
}

/** A box with round corners; `radii` top and bottom. */
export function slab(x: number, y: number, width: number, height: number, top: number, bottom = top): string {
  const [t, b] = [n(top), n(bottom)]
  return (
    `M${n(x)} ${n(y + top)}a${t} ${t} 0 0 1 ${t} -${t}h${n(width - top * 2)}a${t} ${t} 0 0 1 ${t} ${t}` +
    `V${n(y + height - bottom)}a${b} ${b} 0 0 1 -${b} ${b}h${n(bottom * 2 - width)}a${b} ${b} 0 0 1 -${b} -${b}Z`
  )
}

function along(points: readonly Point[], share: number): Point {
  const place = share * (points.length - 1)
  const index = Math.min(Math.floor(place), points.length - 2)
  const t = place - index
  const p = [-1, 0, 1, 2].map((step) =>
    at(points, Math.min(Math.max(index + step, 0), points.length - 1)),
  ) as [Point, Point, Point, Point]
  const axis = (k: 0 | 1) => {
    const [a, b, c, d] = [p[0][k], p[1][k], p[2][k], p[3][k]]
    return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  return [axis(0), axis(1)]
}

/** A point on the soft line through `points` (0 start, 1 end) and the line's direction there in degrees. */
export function pointAlong(points: readonly Point[], share: number): { point: Point; angle: number } {
  const before = along(points, Math.max(share - 0.02, 0))
  const after = along(points, Math.min(share + 0.02, 1))
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI
  return { point: along(points, share), angle }
}

/** A soft band along a line whose width changes on the way: stems, limbs, paths, steam. */
export function taper(points: readonly Point[], width: (share: number) => number): string {
  const steps = Math.max(4, (points.length - 1) * 2)
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const { point, angle } = pointAlong(points, step / steps)
    const turn = (angle * Math.PI) / 180
    const half = width(step / steps) / 2
    left.push([point[0] + Math.sin(turn) * half, point[1] - Math.cos(turn) * half])
    right.unshift([point[0] - Math.sin(turn) * half, point[1] + Math.cos(turn) * half])
  }
  const cap = (r: number, to: Point) => `A${n(r)} ${n(r)} 0 0 1 ${n(to[0])} ${n(to[1])}`
  return (
    smooth(left) +
    cap(Math.max(width(1) / 2, 0.1), at(right, 0)) +
    curveThrough(right, false) +
    cap(Math.max(width(0) / 2, 0.1), at(left, 0)) +
    'Z'
  )
}
