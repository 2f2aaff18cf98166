import { captionOf } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import type { VisitorItem } from '../visitor-rules/visitor-item.ts';
import { VisitorControl } from './visitor-control.tsx';
import * as styles from './visitor-form.css.ts';

export interface VisitorFieldProps {
  item: VisitorItem;
  /** Id of the form on its page; distinguishes two uses of one form. */
  use: string;
  value: string;
  errors: readonly string[];
  /** False while its conditions are not met. */
  shows: boolean;
  editable: boolean;
}

/** One item of a visitor form: its label, its control and its messages, connected for screen readers. */
export function VisitorField(props: VisitorFieldProps) {
  const { item, value } = props;
  switch (item.type) {
    case 'title':
      return (
        <Shell {...props}>
          <h3 className={styles.heading}>{captionOf(item)}</h3>
          {item.help && <p className={styles.help}>{item.help}</p>}
        </Shell>
      );
    case 'description':
      return (
        <Shell {...props}>
          <p className={styles.text}>{item.help || captionOf(item)}</p>
        </Shell>
      );
    case 'hidden':
      return <VisitorControl {...props} control={{ id: `${props.use}-${item.identifier}` }} value={value} />;
    default:
      return isGroup(item) ? <Group {...props} /> : <Single {...props} />;
  }
}

/** Several boxes or buttons under one question; a single box has its label beside it. */
function isGroup({ type }: VisitorItem): boolean {
  return type === 'radio' || type === 'checkbox';
}

/** The data attributes that scripts need are on the outermost element of an item. */
function shellProps({ item, shows, editable }: VisitorFieldProps) {
  const { conditional, setter } = item;
  const rules = typeof conditional === 'function' || conditional.length === 0 ? undefined : conditional;
  return {
    'data-field': item.identifier,
    ...(rules && { 'data-if': JSON.stringify(rules) }),
    ...(rules && !shows && !editable && { 'data-waiting': '' }),
    ...(typeof setter === 'string' && setter !== '' && { 'data-setter': setter }),
    className: `${styles.field} ${styles.waiting}`,
  };
}

function Shell({ children, ...props }: VisitorFieldProps & { children: ReactNode }) {
  return <div {...shellProps(props)}>{children}</div>;
}

function Single(props: VisitorFieldProps) {
  const { item, use, errors } = props;
  const id = `${use}-${item.identifier}`;
  return (
    <Shell {...props}>
      {item.hide_label === '0' && (
        <label className={styles.label} htmlFor={id}>
          <Caption item={item} />
        </label>
      )}
      <VisitorControl {...props} control={controlProps(props, id)} />
      <Below item={item} id={id} errors={errors} />
    </Shell>
  );
}

function Group(props: VisitorFieldProps) {
  const { item, use, errors } = props;
  const id = `${use}-${item.identifier}`;
  const isOneBox = item.options.length === 0;
  if (isOneBox) {
    return (
      <Shell {...props}>
        <VisitorControl {...props} control={controlProps(props, id)} caption={<Caption item={item} />} />
        <Below item={item} id={id} errors={errors} />
      </Shell>
    );
  }
  return (
    <fieldset
      {...shellProps(props)}
      aria-describedby={describedBy(item, id)}
      {...(item.hide_label !== '0' && { 'aria-label': captionOf(item) })}
    >
      {item.hide_label === '0' && (
        <legend className={styles.label}>
          <Caption item={item} />
        </legend>
      )}
      <VisitorControl {...props} control={{ id, 'aria-invalid': errors.length > 0 || undefined }} />
      <Below item={item} id={id} errors={errors} />
    </fieldset>
  );
}

function Caption({ item }: { item: VisitorItem }) {
  const t = useText();
  return (
    <>
      {captionOf(item)}
      {item.required === '1' && (
        <span className={styles.mark} title={t('form_required')} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** Help and messages; the element of the messages is always present, for a script to fill. */
function Below({ item, id, errors }: { item: VisitorItem; id: string; errors: readonly string[] }) {
  return (
    <>
      {item.help && (
        <p className={styles.help} id={`${id}-help`}>
          {item.help}
        </p>
      )}
      <div className={styles.errors} id={`${id}-errors`} data-errors="">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </>
  );
}

function controlProps({ item, errors }: VisitorFieldProps, id: string) {
  return {
    id,
    'aria-describedby': describedBy(item, id),
    'aria-invalid': errors.length > 0 || undefined,
    'aria-required': item.required === '1' || undefined,
    ...(item.hide_label !== '0' && { 'aria-label': captionOf(item) }),
  };
}

function describedBy({ help }: VisitorItem, id: string): string {
  return help ? `${id}-help ${id}-errors` : `${id}-errors`;
}
