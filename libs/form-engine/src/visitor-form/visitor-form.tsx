import { ownValue, trapField } from '@etalage/site-model';
import { Button, control, useText, visuallyHidden, type ButtonKind } from '@etalage/ui-kit';
import { namedItems, type RenderedForm, type VisitorItem } from '../visitor-rules/visitor-item.ts';
import { shownItems } from '../visitor-rules/shown-items.ts';
import { answerName } from './field-marks.ts';
import type { FormAnswer } from './form-answer.ts';
import { SummaryPart } from './summary-part.tsx';
import { VisitorField } from './visitor-field.tsx';
import * as styles from './visitor-form.css.ts';

export interface VisitorFormProps {
  form: RenderedForm;
  /** Id of this use of the form on its page; two uses of one form are independent (FORM-30). */
  use: string;
  /** Address the form posts to without JavaScript. */
  action: string;
  answer?: FormAnswer | undefined;
  labelAlign?: keyof typeof styles.labels;
  buttonAlign?: keyof typeof styles.buttons;
  buttonKind?: ButtonKind;
  editable?: boolean;
}

/** A form for visitors (FORM-01): complete HTML that posts to its own page; scripts are an enhancement. */
export function VisitorForm(props: VisitorFormProps) {
  const { form, use, action, answer, labelAlign = 'left', editable = false } = props;
  const t = useText();
  const items = namedItems(form.items);
  const isSent = Boolean(answer?.message);
  const typed = isSent ? undefined : answer?.values;
  const values = Object.fromEntries(items.map((item) => [item.identifier, valueOf(item, typed)]));
  const shown = new Set(shownItems(items, values));
  const errors = answer?.errors ?? {};
  const isSummary = answer?.summary !== undefined;
  return (
    <form
      id={use}
      className={styles.form}
      method="post"
      action={`${action}#${use}`}
      encType="multipart/form-data"
      noValidate
      {...(!editable && { 'data-behaviour': behavioursFor(items) })}
      data-form={form.id}
      data-version={form.version}
      data-failed={t('form_failed')}
      data-refused={t('form_not_sent')}
      {...(answer && { 'data-posted': '' })}
    >
      <FormIdentity form={form} use={use} />
      {!items.some((item) => item.trigger_on_enter === '1') && <NoEnter />}
      <div className={styles.sent} role="status" tabIndex={-1} data-sent="">
        {answer?.message}
      </div>
      <div className={styles.refused} role="alert" tabIndex={-1} data-general="">
        {generalMessages(items, errors, t('form_not_sent')).join('\n')}
      </div>
      <div
        className={`${styles.questions} ${styles.labels[labelAlign]}`}
        data-questions=""
        hidden={isSummary}
      >
        {items.some(({ required }) => required === '1') && (
          <p className={styles.note}>{t('form_required_note')}</p>
        )}
        {items.map((item) => (
          <VisitorField
            key={item.id}
            item={item}
            use={use}
            value={values[item.identifier] ?? ''}
            errors={ownValue(errors, item.identifier) ?? []}
            shows={shown.has(item)}
            editable={editable}
          />
        ))}
      </div>
      {form.summary === '1' && <SummaryPart lines={answer?.summary} />}
      <Trap use={use} errors={errors[trapField] ?? []} value={typed?.[trapField] ?? ''} />
      <Actions {...props} isSummary={isSummary} />
    </form>
  );
}

/** What the server needs to recognise the posted form. */
function FormIdentity({ form, use }: Pick<VisitorFormProps, 'form' | 'use'>) {
  return (
    <>
      <input type="hidden" name="intent" value="submit-form" />
      <input type="hidden" name="form_id" value={form.id} />
      <input type="hidden" name="form_use" value={use} />
      <input type="hidden" name="form_version" value={form.version} />
    </>
  );
}

/** The scripts of a form; the one for files is included only if a question accepts files. */
function behavioursFor(items: readonly VisitorItem[]): string {
  const always = 'visitor-form form-outcome form-answers form-draft';
  return items.some(({ type }) => type === 'file') ? `${always} form-files` : always;
}

/** The typed value, or the default value of the item; a password is never written into a page. */
function valueOf({ type, identifier, default_value }: VisitorItem, typed: FormAnswer['values'] | undefined) {
  if (type === 'password') return '';
  return typed ? (ownValue(typed, identifier) ?? '') : default_value;
}

/** The messages of fields that are not items of the page; if all belong to items, one sentence that refers to them. */
function generalMessages(
  items: readonly VisitorItem[],
  errors: FormAnswer['errors'],
  refused: string,
): readonly string[] {
  const known = new Set([...items.map(({ identifier }) => identifier), trapField]);
  const others = Object.entries(errors).filter(([identifier]) => !known.has(identifier));
  const messages = others.flatMap(([, list]) => list);
  return messages.length > 0 || Object.keys(errors).length === 0 ? messages : [refused];
}

/**
 * Browsers submit at Enter through the first button of a form; a disabled one prevents that, with and without
 * JavaScript. Absent if an item has that setting (FORM-16).
 */
function NoEnter() {
  return <button type="submit" disabled hidden aria-hidden="true" />;
}

/** A field that people do not see. Robots fill it in, and sometimes the autofill of a browser; only then it is shown. */
function Trap({ use, errors, value }: { use: string; errors: readonly string[]; value: string }) {
  const t = useText();
  const id = `${use}-trap`;
  const isFilled = errors.length > 0;
  return (
    <div
      data-field={trapField}
      data-trap=""
      className={isFilled ? styles.field : visuallyHidden}
      aria-hidden={!isFilled}
    >
      <label className={styles.label} htmlFor={id}>
        {t('form_trap_label')}
      </label>
      <input
        id={id}
        className={control}
        name={answerName(trapField)}
        defaultValue={value}
        tabIndex={isFilled ? 0 : -1}
        autoComplete="off"
        aria-describedby={`${id}-errors`}
      />
      <div className={styles.errors} id={`${id}-errors`} data-errors="">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </div>
  );
}

function Actions({
  form,
  buttonAlign = 'left',
  buttonKind = 'primary',
  editable,
  isSummary,
}: VisitorFormProps & { isSummary: boolean }) {
  const t = useText();
  const look = { kind: buttonKind, className: styles.action, ...(editable && { type: 'button' as const }) };
  const spinner = <span className={styles.spinner} data-spinner="" aria-hidden="true" />;
  return (
    <div className={`${styles.actions} ${styles.buttons[buttonAlign]}`}>
      {form.summary === '1' && (
        <Button {...look} name="step" value="check" data-step="questions" hidden={isSummary}>
          {spinner}
          {t('form_summary_button')}
        </Button>
      )}
      <Button
        {...look}
        name="step"
        value="send"
        data-step="summary"
        hidden={form.summary === '1' && !isSummary}
      >
        {spinner}
        {form.submit_title}
      </Button>
      {form.summary === '1' && (
        <Button {...look} kind="outline" name="step" value="edit" data-step="summary" hidden={!isSummary}>
          {t('form_summary_edit')}
        </Button>
      )}
    </div>
  );
}
