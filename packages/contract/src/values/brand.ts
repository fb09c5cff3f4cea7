/** The product's name, stated once: another brand is one edit. */
export const BRAND = 'Wohlauf'

/** The green style's alias and the last part of `/ueber-…`. */
export const BRAND_ALIAS = 'wohlauf'
