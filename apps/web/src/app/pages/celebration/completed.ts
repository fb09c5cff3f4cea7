/** Specification, section 8. */
export const COMPLETED = 'Das Modul wurde abgeschlossen'
