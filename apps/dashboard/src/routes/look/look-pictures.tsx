import { DashboardForm } from '@etalage/form-engine/editor';
import type { FieldDefinition } from '@etalage/form-engine/schema';
import { UploadServices } from '../../field-services/upload-services.tsx';
import type { LookProps } from './look-props.ts';

const names = ['logo', 'icon', 'share_image'] as const;

const fields: readonly FieldDefinition[] = names.map((key) => ({
  type: 'image',
  key,
  title: `look_${key}`,
  help: `look_${key}_hint`,
  settings: { maxFiles: 1 },
}));

/** The pictures that belong to the whole website. */
export function LookPictures({ look, onChange }: LookProps) {
  const { logo, icon, share_image } = look;
  return (
    <UploadServices>
      <DashboardForm
        fields={fields}
        values={{ logo, icon, share_image }}
        onChange={(changed) => onChange({ ...look, ...picturesIn(changed) })}
      />
    </UploadServices>
  );
}

/** The addresses of a change; a field for files stores them with lines between and before them. */
function picturesIn(changed: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(changed).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replaceAll('|', '') : '',
  ]);
  return Object.fromEntries(entries) as Partial<Record<(typeof names)[number], string>>;
}
