import type { FieldTypeSchema } from '../definition/field-type-schema.ts';
import type { FieldType } from '../definition/field-types.ts';
import { booleanSchema } from '../fields/boolean/boolean.schema.ts';
import { buttonSchema } from '../fields/button/button.schema.ts';
import { categoryConnectionsSchema } from '../fields/category-connections/category-connections.schema.ts';
import { checkboxSchema } from '../fields/checkbox/checkbox.schema.ts';
import { codeEditorSchema } from '../fields/code-editor/code-editor.schema.ts';
import { colorSelectorSchema } from '../fields/color-selector/color-selector.schema.ts';
import { columnsSchema } from '../fields/columns/columns.schema.ts';
import { contentSchema } from '../fields/content/content.schema.ts';
import { dashboardAccordionSchema } from '../fields/dashboard-accordion/dashboard-accordion.schema.ts';
import { dashboardColorPaletteSchema } from '../fields/dashboard-color-palette/dashboard-color-palette.schema.ts';
import { dashboardNuxtLinkSchema } from '../fields/dashboard-nuxt-link/dashboard-nuxt-link.schema.ts';
import { datePickerSchema } from '../fields/date-picker/date-picker.schema.ts';
import { descriptionSchema } from '../fields/description/description.schema.ts';
import { editorSchema } from '../fields/editor/editor.schema.ts';
import { fileSchema } from '../fields/file/file.schema.ts';
import { flexibleSchema } from '../fields/flexible/flexible.schema.ts';
import { formSchema } from '../fields/form/form.schema.ts';
import { groupSchema } from '../fields/group/group.schema.ts';
import { hiddenSchema } from '../fields/hidden/hidden.schema.ts';
import { htmlSchema } from '../fields/html/html.schema.ts';
import { iconsSchema } from '../fields/icons/icons.schema.ts';
import { imageSchema } from '../fields/image/image.schema.ts';
import { importerTableSchema } from '../fields/importer-table/importer-table.schema.ts';
import { menuSchema } from '../fields/menu/menu.schema.ts';
import { multiselectSchema } from '../fields/multiselect/multiselect.schema.ts';
import { otpCodeSchema } from '../fields/otp-code/otp-code.schema.ts';
import { partialSchema } from '../fields/partial/partial.schema.ts';
import { passwordSchema } from '../fields/password/password.schema.ts';
import { radioSchema } from '../fields/radio/radio.schema.ts';
import { radioButtonsSchema } from '../fields/radio-buttons/radio-buttons.schema.ts';
import { referenceSchema } from '../fields/reference/reference.schema.ts';
import { selectSchema } from '../fields/select/select.schema.ts';
import { selectPrefillSchema } from '../fields/select-prefill/select-prefill.schema.ts';
import { stepsSchema } from '../fields/steps/steps.schema.ts';
import { submitLinkSchema } from '../fields/submit-link/submit-link.schema.ts';
import { tabsSchema } from '../fields/tabs/tabs.schema.ts';
import { textSchema } from '../fields/text/text.schema.ts';
import { textEditorSchema } from '../fields/text-editor/text-editor.schema.ts';
import { textareaSchema } from '../fields/textarea/textarea.schema.ts';
import { titleSchema } from '../fields/title/title.schema.ts';
import { toggleSchema } from '../fields/toggle/toggle.schema.ts';
import { urlSchema } from '../fields/url/url.schema.ts';

type SchemaRegistry = { readonly [T in FieldType]: FieldTypeSchema<T> };

/** The schema of each type, for the browser and the server. */
export const schemaRegistry: SchemaRegistry = {
  group: groupSchema,
  steps: stepsSchema,
  toggle: toggleSchema,
  tabs: tabsSchema,
  columns: columnsSchema,
  title: titleSchema,
  description: descriptionSchema,
  content: contentSchema,
  boolean: booleanSchema,
  button: buttonSchema,
  checkbox: checkboxSchema,
  code_editor: codeEditorSchema,
  dashboard_color_palette: dashboardColorPaletteSchema,
  color_selector: colorSelectorSchema,
  flexible: flexibleSchema,
  icons: iconsSchema,
  image: imageSchema,
  file: fileSchema,
  password: passwordSchema,
  radio: radioSchema,
  importer_table: importerTableSchema,
  radio_buttons: radioButtonsSchema,
  select_prefill: selectPrefillSchema,
  editor: editorSchema,
  menu: menuSchema,
  form: formSchema,
  partial: partialSchema,
  select: selectSchema,
  submit_link: submitLinkSchema,
  text: textSchema,
  hidden: hiddenSchema,
  textarea: textareaSchema,
  text_editor: textEditorSchema,
  category_connections: categoryConnectionsSchema,
  url: urlSchema,
  html: htmlSchema,
  dashboard_nuxt_link: dashboardNuxtLinkSchema,
  dashboard_accordion: dashboardAccordionSchema,
  multiselect: multiselectSchema,
  otp_code: otpCodeSchema,
  date_picker: datePickerSchema,
  reference: referenceSchema,
};
