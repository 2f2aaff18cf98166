import { FocalPointPicker } from '@etalage/form-engine/editor';
import { pictureSources, type FocalPoint } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useController, type Control } from 'react-hook-form';
import { addressOfFile, type LibraryFile } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import type { FileFields } from './file-fields.ts';
import * as styles from './file-versions.css.ts';

const EXAMPLES = [
  ['library_focus_square', '1 / 1'],
  ['library_focus_wide', '16 / 9'],
  ['library_focus_tall', '2 / 3'],
] as const;

interface FocusFieldProps {
  file: Pick<LibraryFile, 'key' | 'name'>;
  control: Control<FileFields>;
}

/** The point of a picture that stays in view where it is cropped, on the picture and in percent, with what becomes of it. */
export function FocusField({ file, control }: FocusFieldProps) {
  const t = useText();
  const { website } = useSession();
  const { field } = useController({ control, name: 'focus' });
  const focus = field.value ?? undefined;
  const { src } = pictureSources(addressOfFile(website.id, file.key), '20rem');
  const position = `${focus?.x ?? 50}% ${focus?.y ?? 50}%`;
  return (
    <details className={styles.focus}>
      <summary className={styles.focusHeading}>
        {t('library_focus')}{' '}
        <span className={styles.focusValue}>
          {focus ? t('formfield_focus_value', { x: focus.x, y: focus.y }) : t('library_focus_middle')}
        </span>
      </summary>
      <div className={styles.focusBody}>
        <FocalPointPicker
          name={file.name}
          source={src}
          focus={focus}
          disabled={false}
          onChange={(point) => field.onChange(point ?? null)}
        />
        <Percents focus={focus} onChange={field.onChange} />
        <div>
          <p className={styles.note}>{t('library_focus_examples')}</p>
          <ul className={styles.examples}>
            {EXAMPLES.map(([label, aspectRatio]) => (
              <li key={label}>
                <img
                  className={styles.example}
                  style={{ aspectRatio, objectPosition: position }}
                  src={src}
                  alt=""
                />
                {t(label)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

interface PercentsProps {
  focus: FocalPoint | undefined;
  onChange: (focus: FocalPoint) => void;
}

/** The same point as two numbers; what is no number from 0 to 100 becomes the nearest one. */
function Percents({ focus = { x: 50, y: 50 }, onChange }: PercentsProps) {
  const t = useText();
  const percent = (typed: string) => Math.min(100, Math.max(0, Math.round(Number(typed) || 0)));
  const input = { type: 'number', min: 0, max: 100, inputMode: 'numeric' } as const;
  return (
    <div className={styles.percents}>
      <InputField
        {...input}
        label={t('library_focus_left')}
        value={focus.x}
        onChange={(event) => onChange({ ...focus, x: percent(event.target.value) })}
      />
      <InputField
        {...input}
        label={t('library_focus_top')}
        value={focus.y}
        onChange={(event) => onChange({ ...focus, y: percent(event.target.value) })}
      />
    </div>
  );
}
