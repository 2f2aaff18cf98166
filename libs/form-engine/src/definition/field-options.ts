/**
 * The options of each field type, by its id. The folder of a type adds its own entry by declaration merging; a type
 * without an entry takes the common options only.
 */
export interface FieldOptions {}
