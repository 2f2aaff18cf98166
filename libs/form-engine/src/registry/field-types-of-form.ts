import type { FieldTypesOfForm } from '../form-parts/field-types-context.ts';
import { checkFields } from './check-fields.ts';
import { editorRegistry } from './editor-registry.ts';

/** The field types as every form of the dashboard provides them to its parts. */
export const fieldTypesOfForm: FieldTypesOfForm = { widgets: editorRegistry, check: checkFields };
