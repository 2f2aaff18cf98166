export { DashboardForm } from './dashboard-form/dashboard-form.tsx';
export { ImportRefused } from './fields/importer-table/import-refused.ts';
export { FieldServicesContext, useFieldServices, type FieldServices } from './form-parts/field-services.ts';
export type { Referable, ReferenceSource } from './form-parts/reference-source.ts';
export { putFile } from './files/put-file.ts';
export { uploadFailure, type UploadTransport } from './files/upload-transport.ts';
export { RichTextPicture, RichTextTools } from './rich-text-tools/rich-text-tools.editor.tsx';
export { SettingsForm } from './settings/settings-form.tsx';
