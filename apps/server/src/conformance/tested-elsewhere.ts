/**
 * For the operations of a context without a test named after them: the names of their constants, by the file that
 * imports them for the test, because one file tests what belongs together. A search for an operation's constant
 * then finds its tests.
 */
export type TestedElsewhere = Readonly<Record<string, readonly string[]>>
