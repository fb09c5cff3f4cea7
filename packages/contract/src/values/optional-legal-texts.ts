/**
 * The kinds of legal texts without a standard text: nobody can state for an operator what only the operator has looked at, nor
 * write for its readers. An app without one in force has no page of that kind, and no link to it.
 */
export const OPTIONAL_LEGAL_TEXTS = ['ACCESSIBILITY', 'EASY_LANGUAGE'] as const
export type OptionalLegalText = (typeof OPTIONAL_LEGAL_TEXTS)[number]
