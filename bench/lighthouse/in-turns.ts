import { median } from '../percentile.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)

export type Figures = Record<string, number>
/** What is measured of a product, by its name. */
export type Measurements = Record<string, () => Promise<Figures>>

/** Measures each product in turns, and prints the medians side by side. */
export const measureInTurns = async (
  title: string,
  products: Readonly<Record<string, Measurements>>,
): Promise<void> => {
  console.log(`${title}; medians of ${RUNS}:`)
  for (const name of Object.keys(Object.values(products)[0] ?? {})) {
    const runs: Record<string, Figures[]> = {}
    for (let run = 0; run < RUNS; run += 1)
      for (const [product, measurements] of Object.entries(products)) {
        const figures = await measurements[name]?.()
        if (figures) runs[product] = [...(runs[product] ?? []), figures]
      }
    console.log(`  ${name}`)
    for (const figure of Object.keys(Object.values(runs)[0]?.[0] ?? {})) {
      const medians = Object.entries(runs).map(
        ([product, all]) => `${product} ${Math.round(median(all.map((figures) => figures[figure] ?? 0)))}`,
      )
      console.log(`    ${figure}: ${medians.join(', ')}`)
    }
  }
}
