import { styleFields } from '../style-settings/style-settings.ts';

/** The sorted keys of a block's own fields, without the style settings that all blocks share. */
export function ownFields(fields: object): string[] {
  return Object.keys(fields)
    .filter((key) => !Object.hasOwn(styleFields, key))
    .sort();
}
