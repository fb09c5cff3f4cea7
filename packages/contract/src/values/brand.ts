export const BRAND = 'Wohlauf'

/** The green style's alias and the last part of `/ueber-…`. */
export const BRAND_ALIAS = 'wohlauf'
