import { ownerClasses, ownerId } from './owner-names.ts';
import { classes } from './style-settings.css.ts';
import { effectsOf, type StyleKey, type StyleValues } from './style-settings.ts';
import type { Declarations, Effect } from './style-setting.ts';

/** What the style settings of a block give its outermost element. */
export interface BlockLook {
  classNames: string[];
  style: Declarations;
  /** The id that the owner wants for the element; another block of the page may have it already. */
  wantedId?: string | undefined;
}

const effects = effectsOf();

/** The look of a block. What has no value costs no class and no declaration. */
export function lookOf(values: Partial<StyleValues>, editable: boolean): BlockLook {
  const look = { classNames: [] as string[], style: {} as Record<string, string> };
  for (const { key, effect, switchedBy } of effects) {
    const value = values[key];
    // A setting that is empty or off has no effect; most are.
    if (isEmpty(value) || (switchedBy !== undefined && !values[switchedBy])) continue;
    if (editable && effect.isLiveOnly?.(value)) continue;
    apply(look, key, effect, value);
  }
  if (!values.active_advanced) return look;
  look.classNames.push(...ownerClasses(values.div_class ?? ''));
  // Ids are for links and scripts of the live page.
  return { ...look, wantedId: editable ? undefined : ownerId(values.div_id ?? '') };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

function apply(
  look: { classNames: string[]; style: Record<string, string> },
  key: StyleKey,
  effect: Effect,
  value: unknown,
) {
  if (effect.kind === 'inline') {
    Object.assign(look.style, effect.styleOf(value));
    return;
  }
  const own = classes[key];
  if (effect.kind === 'rule') {
    const css = effect.cssOf(value);
    if (css === undefined || typeof own !== 'string') return;
    look.classNames.push(own);
    look.style[`--${effect.name}`] = css;
    return;
  }
  const variant = effect.variantOf(value);
  if (variant === undefined || typeof own !== 'object') return;
  const name = own[variant];
  if (name !== undefined) look.classNames.push(name);
}
