/** In the place of the id in the address of a new one. */
export const NEW = 'neu'
