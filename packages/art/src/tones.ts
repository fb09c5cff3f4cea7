import type { BadgeType } from './badges/badge.ts'
import type { Scale } from './palette.ts'

/** The look of a prevention course in every style: ten steps of its land, and a contrasting tone. */
type TypeTones = { scale: Scale; accent: { light: string; base: string; deep: string } }

export const TYPE_TONES: Record<BadgeType, TypeTones> = {
  // Leaf and tomato.
  NUTRITION: {
    scale: [
      '#f5f8ec',
      '#e9f0d9',
      '#d7e4ba',
      '#bdd297',
      '#a2be78',
      '#84a65c',
      '#68894a',
      '#4f703c',
      '#3a5630',
      '#263a20',
    ],
    accent: { light: '#fce0c6', base: '#ee9067', deep: '#cb5a3f' },
  },
  // Pine and clay.
  MOVEMENT: {
    scale: [
      '#eef7f4',
      '#dceee8',
      '#bfdfd5',
      '#98cabc',
      '#70b1a1',
      '#4e9585',
      '#387a6b',
      '#2b6156',
      '#204a42',
      '#14322d',
    ],
    accent: { light: '#fbdecb', base: '#ef9d7c', deep: '#cf6f52' },
  },
  // Lavender and rose.
  STRESS: {
    scale: [
      '#f5f3fb',
      '#eceaf7',
      '#d7d2ed',
      '#bdb5df',
      '#a39acf',
      '#8478ba',
      '#6a5e9f',
      '#544985',
      '#3e3668',
      '#282248',
    ],
    accent: { light: '#fbe3dc', base: '#edb6a8', deep: '#cc8582' },
  },
}

/** The third tone of STRESS, of water and air. */
export const MIST = { light: '#cdebe5', base: '#7cc4ba', deep: '#459890' } as const

/** Leaves are green and wood is brown in every style. */
export const LEAF = TYPE_TONES.NUTRITION.scale

export const WOOD = { pale: '#f0dcc0', light: '#d9b07c', base: '#b98550', dark: '#8a5a34' } as const

/** Iron and soil: dark without being black. */
export const IRON = '#454a50'

export const SOIL = '#5b4334'

export const WATER = { light: '#b9d8ec', dark: '#74a9cf' } as const

export const SKIN = { light: '#fbe3cf', base: '#f0b48a', deep: '#c9805a' } as const
