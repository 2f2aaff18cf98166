export { DashboardForm } from './form/dashboard-form.tsx';
export {
  FieldServicesContext,
  useFieldServices,
  type FieldServices,
  type UploadTransport,
} from './form/field-services.ts';
export { SettingsForm } from './settings/settings-form.tsx';
