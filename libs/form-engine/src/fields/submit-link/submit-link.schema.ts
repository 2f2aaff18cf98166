import { defineFieldType } from '../../definition/field-type-schema.ts';

/** The button that sends a form (FLD-29). */
export const submitLinkSchema = defineFieldType({ type: 'submit_link', kind: 'action' });
