import type { CartPart } from '@etalage/shop-domain/schema';
import { control, ErrorList, Field, useText, visuallyHidden } from '@etalage/ui-kit';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { SpinnerButton } from '../controls/spinner-button.tsx';
import * as styles from './discount-code.css.ts';
import { codeText } from './discount-texts.ts';
import { useDiscountCode, type CodeChanged } from './use-discount-code.ts';

export interface DiscountCodeProps {
  part: CartPart;
  /** The messages of a returned form. */
  errors: readonly string[];
  /** The refused code of a returned form. */
  typed: string;
  /** Saves what the code may depend on; runs before it is set. */
  prepare: () => Promise<unknown>;
  onChanged: (changed: CodeChanged) => void;
}

/**
 * The discount code of a cart, within a form: its buttons submit it without JavaScript. Nothing is shown by a shop
 * without codes.
 */
export function DiscountCode({ part, errors: start, typed, prepare, onChanged }: DiscountCodeProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { errors, isBusy, said, changes, set } = useDiscountCode({
    session: part.session,
    errors: start,
    prepare,
    onChanged,
  });
  const { discount_code: current, takes_discount_code: isTaken } = part;
  useFocusOnChange(frame, changes);
  if (!current && !isTaken && errors.length === 0) return null;

  const apply = (event: MouseEvent): void => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (code === '') input.current?.focus();
    else void set(code);
  };
  return (
    <div ref={frame} className={styles.frame}>
      {current ? (
        <>
          <Current code={current} isBusy={isBusy} onRemove={() => void set('')} />
          <ErrorList errors={errors} />
        </>
      ) : (
        <Field label={t('webshop_discount_label')} errors={errors}>
          {(field) => (
            <div className={styles.row}>
              <input
                ref={input}
                className={`${control} ${styles.field}`}
                name="discount_code"
                defaultValue={typed}
                maxLength={100}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...field}
              />
              <SpinnerButton
                kind="outline"
                name="intent"
                value="apply-discount"
                isBusy={isBusy}
                onClick={apply}
              >
                {t('webshop_discount_apply')}
              </SpinnerButton>
            </div>
          )}
        </Field>
      )}
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
    </div>
  );
}

/** Moves the focus to what took the place of the button that was pressed: the field, or the button at the code. */
function useFocusOnChange(frame: RefObject<HTMLElement | null>, changes: number): void {
  useEffect(() => {
    if (changes > 0) frame.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [frame, changes]);
}

interface CurrentProps {
  code: NonNullable<CartPart['discount_code']>;
  isBusy: boolean;
  onRemove: () => void;
}

function Current({ code: current, isBusy, onRemove }: CurrentProps) {
  const t = useText();
  const { code, problem } = current;
  return (
    <div className={styles.current}>
      <div>
        <p className={styles.code}>{code}</p>
        <p className={problem === '' ? styles.given : styles.problem}>{codeText(current, t)}</p>
      </div>
      <button
        type="submit"
        name="intent"
        value="remove-discount"
        className={styles.remove}
        aria-label={t('webshop_discount_remove', { code })}
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
