import { Notice } from '@etalage/ui-kit';
import { formatMoney } from '@etalage/texts/format';
import { useState } from 'react';
import { isOwnPicture } from '@etalage/site-model';
import * as styles from './method-list.css.ts';

interface Method {
  id: string;
  title: string;
  image?: string;
  description?: string;
  /** Price in cents including tax; left out where methods have none. */
  cents?: number;
}

interface MethodListProps {
  name: string;
  legend: string;
  methods: readonly Method[];
  selected: string;
  /** Shown instead of the list when there is nothing to choose. */
  empty: string;
  errors?: readonly string[] | undefined;
  onSelect?: (id: string) => void;
}

/** Shipping or payment methods to choose one of (CHK-08, CHK-09, ORD-12). */
export function MethodList({
  name,
  legend,
  methods,
  selected,
  empty,
  errors = [],
  onSelect,
}: MethodListProps) {
  const [pick, setPick] = useState({ instead: selected, id: selected });
  // The server may choose another one, for instance when the country changed.
  const chosen = pick.instead === selected ? pick.id : selected;
  const errorId = errors.length > 0 ? `${name}-error` : undefined;
  return (
    <fieldset
      className={styles.fieldset}
      role="radiogroup"
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    >
      <legend className={styles.legend}>{legend}</legend>
      {methods.length === 0 && <Notice kind="neutral">{empty}</Notice>}
      {methods.map(({ id, title, image, description, cents }) => (
        <label key={id} className={styles.method}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => {
              setPick({ instead: selected, id });
              onSelect?.(id);
            }}
          />
          <span className={styles.text}>
            <span>{title}</span>
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {image && <MethodPicture source={image} />}
          {cents !== undefined && <span className={styles.price}>{formatMoney(cents)}</span>}
        </label>
      ))}
      {errorId && (
        <ul id={errorId} className={styles.errors}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/**
 * The sign of a method, such as that of a bank; its name is beside it. One of another website is left out: a visitor who
 * pays is not asked about cookies.
 */
function MethodPicture({ source }: { source: string }) {
  if (!isOwnPicture(source)) return null;
  return <img className={styles.image} src={source} alt="" width={48} height={32} loading="lazy" />;
}
