import type { FieldTypesOfForm } from '../form-parts/field-types-context.ts';
import { checkFields } from './check-fields.ts';
import { editorRegistry } from './editor-registry.ts';

/** What every form of the dashboard gives its parts. */
export const fieldTypesOfForm: FieldTypesOfForm = { widgets: editorRegistry, check: checkFields };
