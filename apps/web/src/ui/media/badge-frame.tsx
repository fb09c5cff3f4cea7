import { Fragment, useId } from 'react'
import classes from './badge-frame.module.css'

type Point = readonly [x: number, y: number]

const round = (value: number): number => Math.round(value * 10) / 10

const onCircle = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)]
}

const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const rosette = (radius: number, count: number): string => {
  const bow = round(((Math.PI * radius) / count) * 1.12)
  const [first, ...others] = steps(count).map((index) => onCircle(radius, (index / count) * 360))
  const arcs = [...others, first].map((to) => `A${bow} ${bow} 0 0 1 ${to}`)
  return `M${first}${arcs.join('')}Z`
}

const rays = (level: number): string => {
  const count = level === 9 ? 32 : 24
  const beams = steps(count).map((index) => {
    const turn = (index / count) * 360
    const tip = onCircle(index % 2 ? 104 : 96 + level * 2.3, turn)
    return `M${onCircle(84, turn - 4.4)}L${tip}L${onCircle(84, turn + 4.4)}Z`
  })
  return beams.join('')
}

const PETALS: Readonly<Record<number, number>> = { 2: 12, 3: 14, 4: 16 }

type PartProps = { level: number; gold: string }

/** A plain ring, then petals, then a smooth band that leaves room for the wreath. */
const Rim = ({ level, gold }: PartProps) => {
  const petals = PETALS[level]
  const radius = level < 5 ? 90 : 93
  return petals ? (
    <path className={classes.rim} d={rosette(92, petals)} />
  ) : (
    <circle className={classes.rim} r={radius} {...(level === 9 && { style: { fill: gold } })} />
  )
}

const LEAF = 'M0 0C6.2-10.1 19-9 28 0C19 9 6.2 10.1 0 0Z'
const SHADED_HALF = 'M0 0Q14-1.6 28 0C19 9 6.2 10.1 0 0Z'

/** Leaves climb both sides, one more pair with each level, until they close to a wreath. */
const Wreath = ({ level }: { level: number }) => {
  const spots = steps(Math.min(level, 8)).map((index) => 9 + index * 17.2)
  return (
    <>
      {spots.map((spot, index) =>
        [1, -1].map((side) => (
          <Fragment key={side}>
            <g
              transform={`translate(${onCircle(92, 90 + side * spot)})rotate(${round(90 + side * (spot + 66))})scale(1 ${side})`}
            >
              <path className={classes.leaf} d={LEAF} />
              <path className={classes.leafShade} d={SHADED_HALF} />
            </g>
            {level >= 5 && index < spots.length - 1 && <Bead at={onCircle(104, 90 + side * (spot + 13))} />}
          </Fragment>
        )),
      )}
    </>
  )
}

const Bead = ({ at: [cx, cy], r = 3.2 }: { at: Point; r?: number }) => (
  <circle className={classes.bead} cx={cx} cy={cy} r={r} />
)

const PEAK = 'M-34-80L-10-113Q-6-118-2-113L6-102L12-109Q15-112 18-109L36-80Q0-92-34-80Z'
const SNOW = 'M-18-102L-10-113Q-6-118-2-113L5-103L-1-106L-6-100L-11-106Z'
const STAR = 'M0-116L8-100L24-92L8-88L0-76L-8-88L-24-92L-8-100Z'
const CROWN =
  'M-34-80L-42-109Q-42-113-38-111L-20-98L-4-117Q0-121 4-117L20-98L38-111Q42-113 42-109L34-80Q0-92-34-80Z'

const Top = ({ level, gold }: PartProps) => {
  switch (level) {
    case 5:
    case 6:
      return (
        <>
          <path fill={gold} d="M-17-89A17 17 0 0 1 17-89Z" />
          {level === 6 &&
            [-25, 25].map((x) => <circle key={x} className={classes.gold} cx={x} cy={-88} r={4} />)}
        </>
      )
    case 7:
      return <path fill={gold} d={STAR} />
    case 8:
      return (
        <>
          <path className={classes.rim} d={PEAK} />
          <path className={classes.goldLight} d={SNOW} />
        </>
      )
    case 9:
      return (
        <>
          <path fill={gold} d={CROWN} />
          {[-40, 0, 40].map((x) => (
            <circle key={x} className={classes.gold} cx={x} cy={x ? -112 : -119} r={4.5} />
          ))}
          <Bead at={[0, -98]} r={5} />
        </>
      )
    default:
      return null
  }
}

/** The frame around the picture of a level; its middle is the origin, and the picture's radius 75. */
export const BadgeFrame = ({ level }: { level: number }) => {
  const id = useId()
  const gold = `url(#${id})`
  return (
    <g className={classes.frame} data-tier={level < 3 ? 'low' : level < 5 ? 'middle' : 'high'}>
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        <stop className={classes.goldLight} offset="0" />
        <stop className={classes.goldDeep} offset="1" />
      </linearGradient>
      {level >= 7 && <path className={classes.gold} d={rays(level)} />}
      <Rim level={level} gold={gold} />
      <circle className={classes.paper} r="83" />
      {level >= 3 && <circle className={level >= 7 ? classes.gold : classes.bead} r="78.5" />}
      <Wreath level={level} />
      {level >= 1 && <Bead at={[0, 91]} r={6 + level * 0.6} />}
      <Top level={level} gold={gold} />
    </g>
  )
}
