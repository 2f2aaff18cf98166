import { BooleanWidget } from '../fields/boolean/boolean.editor.tsx';
import { ButtonWidget } from '../fields/button/button.editor.tsx';
import { CategoryConnectionsWidget } from '../fields/category-connections/category-connections.editor.tsx';
import { CheckboxWidget } from '../fields/checkbox/checkbox.editor.tsx';
import { CodeEditorWidget } from '../fields/code-editor/code-editor.editor.tsx';
import { ColorSelectorWidget } from '../fields/color-selector/color-selector.editor.tsx';
import { ColumnsWidget } from '../fields/columns/columns.editor.tsx';
import { ContentWidget } from '../fields/content/content.editor.tsx';
import { DashboardAccordionWidget } from '../fields/dashboard-accordion/dashboard-accordion.editor.tsx';
import { DashboardColorPaletteWidget } from '../fields/dashboard-color-palette/dashboard-color-palette.editor.tsx';
import { DashboardNuxtLinkWidget } from '../fields/dashboard-nuxt-link/dashboard-nuxt-link.editor.tsx';
import { DatePickerWidget } from '../fields/date-picker/date-picker.editor.tsx';
import { DescriptionWidget } from '../fields/description/description.editor.tsx';
import { EditorWidget } from '../fields/editor/editor.editor.tsx';
import { FileWidget } from '../fields/file/file.editor.tsx';
import { FlexibleWidget } from '../fields/flexible/flexible.editor.tsx';
import { FormWidget } from '../fields/form/form.editor.tsx';
import { GroupWidget } from '../fields/group/group.editor.tsx';
import { HiddenWidget } from '../fields/hidden/hidden.editor.tsx';
import { HtmlWidget } from '../fields/html/html.editor.tsx';
import { IconsWidget } from '../fields/icons/icons.editor.tsx';
import { ImageWidget } from '../fields/image/image.editor.tsx';
import { ImporterTableWidget } from '../fields/importer-table/importer-table.editor.tsx';
import { MenuWidget } from '../fields/menu/menu.editor.tsx';
import { MultiselectWidget } from '../fields/multiselect/multiselect.editor.tsx';
import { OtpCodeWidget } from '../fields/otp-code/otp-code.editor.tsx';
import { PartialWidget } from '../fields/partial/partial.editor.tsx';
import { PasswordWidget } from '../fields/password/password.editor.tsx';
import { RadioWidget } from '../fields/radio/radio.editor.tsx';
import { RadioButtonsWidget } from '../fields/radio-buttons/radio-buttons.editor.tsx';
import { ReferenceWidget } from '../fields/reference/reference.editor.tsx';
import { SelectWidget } from '../fields/select/select.editor.tsx';
import { SelectPrefillWidget } from '../fields/select-prefill/select-prefill.editor.tsx';
import { StepsWidget } from '../fields/steps/steps.editor.tsx';
import { SubmitLinkWidget } from '../fields/submit-link/submit-link.editor.tsx';
import { TabsWidget } from '../fields/tabs/tabs.editor.tsx';
import { TextWidget } from '../fields/text/text.editor.tsx';
import { TextEditorWidget } from '../fields/text-editor/text-editor.editor.tsx';
import { TextareaWidget } from '../fields/textarea/textarea.editor.tsx';
import { TitleWidget } from '../fields/title/title.editor.tsx';
import { ToggleWidget } from '../fields/toggle/toggle.editor.tsx';
import { UrlWidget } from '../fields/url/url.editor.tsx';
import type { FieldWidgets } from '../form-parts/widget.ts';

/** The widget of each type in forms of the dashboard. */
export const editorRegistry = {
  group: { frame: 'none', Widget: GroupWidget },
  steps: { frame: 'none', Widget: StepsWidget },
  toggle: { frame: 'none', Widget: ToggleWidget },
  tabs: { frame: 'none', Widget: TabsWidget },
  columns: { frame: 'none', Widget: ColumnsWidget },
  title: { frame: 'none', Widget: TitleWidget },
  description: { frame: 'none', Widget: DescriptionWidget },
  content: { frame: 'none', Widget: ContentWidget },
  boolean: { frame: 'beside', Widget: BooleanWidget },
  button: { frame: 'none', Widget: ButtonWidget },
  checkbox: { frame: 'group', Widget: CheckboxWidget },
  code_editor: { frame: 'group', Widget: CodeEditorWidget },
  dashboard_color_palette: { frame: 'group', Widget: DashboardColorPaletteWidget },
  color_selector: { frame: 'label', Widget: ColorSelectorWidget },
  flexible: { frame: 'group', Widget: FlexibleWidget },
  icons: { frame: 'label', Widget: IconsWidget },
  image: { frame: 'label', Widget: ImageWidget },
  file: { frame: 'label', Widget: FileWidget },
  password: { frame: 'label', Widget: PasswordWidget },
  radio: { frame: 'group', Widget: RadioWidget },
  importer_table: { frame: 'group', Widget: ImporterTableWidget },
  radio_buttons: { frame: 'group', Widget: RadioButtonsWidget },
  select_prefill: { frame: 'label', Widget: SelectPrefillWidget },
  editor: { frame: 'group', Widget: EditorWidget },
  menu: { frame: 'group', Widget: MenuWidget },
  form: { frame: 'group', Widget: FormWidget },
  partial: { frame: 'group', Widget: PartialWidget },
  select: { frame: 'label', Widget: SelectWidget },
  submit_link: { frame: 'none', Widget: SubmitLinkWidget },
  text: { frame: 'label', Widget: TextWidget },
  hidden: { frame: 'none', Widget: HiddenWidget },
  textarea: { frame: 'label', Widget: TextareaWidget },
  text_editor: { frame: 'group', Widget: TextEditorWidget },
  category_connections: { frame: 'group', Widget: CategoryConnectionsWidget },
  url: { frame: 'none', Widget: UrlWidget },
  html: { frame: 'none', Widget: HtmlWidget },
  dashboard_nuxt_link: { frame: 'none', Widget: DashboardNuxtLinkWidget },
  dashboard_accordion: { frame: 'none', Widget: DashboardAccordionWidget },
  multiselect: { frame: 'label', Widget: MultiselectWidget },
  otp_code: { frame: 'group', Widget: OtpCodeWidget },
  date_picker: { frame: 'label', Widget: DatePickerWidget },
  reference: { frame: 'group', Widget: ReferenceWidget },
} satisfies FieldWidgets;
