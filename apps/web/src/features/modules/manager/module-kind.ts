/** What the parts of a list call it. */
export const MODULE_KIND = { id: 'moduleId', name: 'Modul' }
