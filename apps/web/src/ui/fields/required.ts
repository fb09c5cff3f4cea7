/**
 * Of a field that must be filled in. The native attribute would make it invalid as long as it is empty, which Firefox tells
 * screen readers from the start, of the field and of its form.
 */
export const REQUIRED = { withAsterisk: true, 'aria-required': true } as const
