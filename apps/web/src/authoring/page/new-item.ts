/** Stands for the id in the address of a new item. */
export const NEW = 'neu'
