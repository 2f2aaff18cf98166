import type { Field, FieldValues } from '@etalage/form-engine/schema';

/** Declarations of a style sheet. */
export type Declarations = Readonly<Record<string, string>>;

/** Which element a setting changes: the whole block, or what contains its content. */
type Target = 'block' | 'content';
/** Where a setting has its effect: `phone` is below 768 px, `computer` from there on. */
type Screens = 'all' | 'computer' | 'phone';

interface Common<Value> {
  /** Shown to visitors only: the owner must be able to reach the block in the designer (STY-12, STY-23, STY-24). */
  isLiveOnly?(value: Value): boolean;
}

/** A rule of the style sheet that reads the value from a variable of the element. */
interface Rule<Value> extends Common<Value> {
  kind: 'rule';
  /** The variable, without `--`. */
  name: string;
  on: Target;
  at: Screens;
  declarations(variable: string): Declarations;
  /** The value of the variable; undefined if the stored value has no effect. */
  cssOf(value: Value): string | undefined;
}

/** A class of the style sheet per option. */
interface Variants<Value> extends Common<Value> {
  kind: 'variants';
  on: Target;
  at: Screens;
  variants: Readonly<Record<string, Declarations>>;
  /** The name of the option; undefined if the stored value has no effect. */
  variantOf(value: Value): string | undefined;
}

/** Declarations of the element itself. */
interface Inline<Value> extends Common<Value> {
  kind: 'inline';
  styleOf(value: Value): Declarations;
}

export type Effect<Value = unknown> = Rule<Value> | Variants<Value> | Inline<Value>;

type ValueOf<F extends Field> = FieldValues<{ value: F }>['value'];

/** A style setting of a block: its field, and its effect. Settings without one are read together with others. */
export interface StyleSetting<F extends Field = Field> {
  field: F;
  effect?: Effect<ValueOf<F>>;
}

/** Pairs a field with its effect. */
export function setting<F extends Field>(field: F, effect?: Effect<ValueOf<F>>): StyleSetting<F> {
  return effect ? { field, effect } : { field };
}

/** The fields of a list of settings. */
export type FieldsOf<S extends Readonly<Record<string, StyleSetting>>> = { [K in keyof S]: S[K]['field'] };

/** The fields of a list of settings, in order. */
export function fieldsOf<S extends Readonly<Record<string, StyleSetting>>>(settings: S): FieldsOf<S> {
  return Object.fromEntries(Object.entries(settings).map(([key, { field }]) => [key, field])) as FieldsOf<S>;
}
