import { useContext, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type RowPages, useRowPages } from '../../../lists/row-pages/use-row-pages.ts';
import type { VariantsForm } from '../options/variant-form.ts';
import { filterVariants, noFilter, type VariantEntry, type VariantFilter } from './filter-variants.ts';
import { RevealVariant } from './reveal-variant.ts';

/** Number of variants that are rendered at a time. */
export const VARIANTS_SHOWN = 50;

export interface VariantView {
  readonly filter: VariantFilter;
  setFilter(filter: VariantFilter): void;
  /** All that the filter leaves. */
  readonly found: readonly VariantEntry[];
  readonly pages: RowPages<VariantEntry>;
  /** Shows the row of a field, and gives it the focus. */
  reveal(name: string): void;
}

/** The part of the variants that is on the screen. */
export function useVariantView(entries: readonly VariantEntry[]): VariantView {
  const { getValues } = useFormContext<VariantsForm>();
  const [filter, setFilter] = useState(noFilter);
  const used = useDeferredValue(filter);
  const found = useMemo(() => {
    const variants = getValues('variants');
    return filterVariants(entries, used, (index) => variants[index]);
  }, [entries, used, getValues]);
  const pages = useRowPages(found, VARIANTS_SHOWN);
  const focusSoon = useLateFocus();

  function reveal(name: string): void {
    const index = placeOf(name);
    const isIn = (one: VariantEntry) => one.index === index;
    const at = found.findIndex(isIn);
    const place = at < 0 ? entries.findIndex(isIn) : at;
    if (place < 0) return;
    if (at < 0) setFilter(noFilter);
    pages.go(Math.floor(place / VARIANTS_SHOWN) + 1);
    focusSoon(name);
  }
  useRevealer(reveal);

  const change = (next: VariantFilter) => {
    setFilter(next);
    pages.go(1);
  };
  return { filter, setFilter: change, found, pages, reveal };
}

/** The place of a variant in the form, by the name of one of its fields; NaN for another field. */
function placeOf(name: string): number {
  return Number(/^variants\.(\d+)\./.exec(name)?.[1] ?? Number.NaN);
}

/** Gives a field the focus when it is on the screen; its choices have no input, so that its number gets it. */
function useLateFocus(): (name: string) => void {
  const { setFocus } = useFormContext<VariantsForm>();
  const wanted = useRef('');
  const focusWanted = () => {
    const name = wanted.current.replace(/\.choices$/, '.article_number');
    if (name === '' || !document.getElementsByName(name)[0]) return;
    wanted.current = '';
    setFocus(name as `variants.${number}.article_number`);
  };
  // Its page is shown by one of the next renders.
  useEffect(focusWanted);
  return (name) => {
    wanted.current = name;
    focusWanted();
  };
}

/** Whoever finds a refused field can have it shown. */
function useRevealer(reveal: (name: string) => void): void {
  const announce = useContext(RevealVariant);
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    announce((name) => latest.current(name));
    return () => announce(undefined);
  }, [announce]);
}
