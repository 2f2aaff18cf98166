import { control as look, select as selectLook, textarea as areaLook, useText } from '@etalage/ui-kit';
import type { AriaAttributes, ReactNode } from 'react';
import type { VisitorItem } from '../visitor-rules/visitor-item.ts';
import { answerName, autoCompleteOf } from './field-marks.ts';
import { FileControl } from './file-control.tsx';
import * as styles from './visitor-form.css.ts';

interface VisitorControlProps {
  item: VisitorItem;
  value: string;
  editable: boolean;
  /** Connects it to its label, help and messages. */
  control: { id: string } & AriaAttributes;
  /** Text beside a single box. */
  caption?: ReactNode;
}

/** The control of one item (FORM-04, FORM-05). Nothing is checked here, only by the server (FORM-07). */
export function VisitorControl({ item, value, editable, control, caption }: VisitorControlProps) {
  const t = useText();
  const { type, identifier, options } = item;
  const name = answerName(identifier);
  // In the designer nothing can be typed into the page.
  const shared = { ...control, name, ...(editable && { tabIndex: -1 }) };
  switch (type) {
    case 'textarea':
      return <textarea {...shared} className={areaLook} dir="auto" rows={5} defaultValue={value} />;
    case 'select':
      return (
        <select {...shared} className={selectLook} defaultValue={value}>
          <option value="">{t('form_choose')}</option>
          {options.map(({ attributes }) => (
            <option key={attributes.value} value={attributes.value}>
              {attributes.title || attributes.value}
            </option>
          ))}
        </select>
      );
    case 'checkbox':
    case 'radio':
      return options.length === 0 ? (
        <div className={styles.choice}>
          <input
            {...shared}
            type="checkbox"
            className={styles.choiceBox}
            value="1"
            defaultChecked={value === '1'}
          />
          <label htmlFor={control.id}>{caption}</label>
        </div>
      ) : (
        <Choices item={item} value={value} id={control.id} isInvalid={Boolean(control['aria-invalid'])} />
      );
    case 'file':
      return <FileControl item={item} value={value} control={control} editable={editable} />;
    case 'number':
      return <input {...shared} type="text" inputMode="decimal" className={look} defaultValue={value} />;
    case 'password':
      return <input {...shared} type="password" className={look} autoComplete="off" />;
    case 'hidden':
      return <input type="hidden" id={control.id} name={name} defaultValue={value} />;
    case 'title':
    case 'description':
      return null;
    default:
      return (
        <input
          {...shared}
          type={type}
          className={look}
          dir={type === 'text' ? 'auto' : undefined}
          autoComplete={autoCompleteOf(item)}
          defaultValue={value}
        />
      );
  }
}

interface ChoicesProps {
  item: VisitorItem;
  value: string;
  id: string;
  isInvalid: boolean;
}

function Choices({ item: { type, identifier, options }, value, id, isInvalid }: ChoicesProps) {
  const chosen = value.split(',');
  return (
    <div className={styles.choices}>
      {options.map(({ attributes }, index) => (
        <div key={attributes.value} className={styles.choice}>
          <input
            type={type}
            id={`${id}-${index}`}
            name={answerName(identifier)}
            className={styles.choiceBox}
            value={attributes.value}
            defaultChecked={chosen.includes(attributes.value)}
            aria-invalid={isInvalid || undefined}
          />
          <label htmlFor={`${id}-${index}`}>{attributes.title || attributes.value}</label>
        </div>
      ))}
    </div>
  );
}
