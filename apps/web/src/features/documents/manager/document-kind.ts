/** What the parts of a list call it. */
export const DOCUMENT_KIND = { id: 'documentId', name: 'Dokument' }
