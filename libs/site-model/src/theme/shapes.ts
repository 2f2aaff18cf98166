/**
 * What an owner chooses of the shapes of a website beside colours, fonts and corners (STY-34): for each setting its
 * choices, and the CSS variables of each. The first page of a website has the initial ones.
 */
export const shapeSettings = {
  heading_size: {
    initial: 'normal',
    choices: {
      small: { '--heading-size': '0.85' },
      normal: { '--heading-size': '1' },
      large: { '--heading-size': '1.2' },
      huge: { '--heading-size': '1.45' },
    },
  },
  heading_weight: {
    initial: 'medium',
    choices: {
      light: { '--heading-weight': '300' },
      medium: { '--heading-weight': '500' },
      bold: { '--heading-weight': '700' },
      heavy: { '--heading-weight': '800' },
    },
  },
  heading_case: {
    initial: 'normal',
    choices: {
      normal: { '--heading-case': 'none', '--heading-spacing': '-0.008em' },
      tight: { '--heading-case': 'none', '--heading-spacing': '-0.03em' },
      capitals: { '--heading-case': 'uppercase', '--heading-spacing': '0.02em' },
    },
  },
  text_size: {
    initial: 'normal',
    choices: {
      small: { '--text-size': '1rem' },
      normal: { '--text-size': '1.0625rem' },
      large: { '--text-size': '1.1875rem' },
    },
  },
  buttons: {
    initial: 'corners',
    choices: {
      corners: { '--radius-button': 'var(--radius-md)' },
      square: { '--radius-button': '0px' },
      pill: { '--radius-button': '999px' },
    },
  },
  button_case: {
    initial: 'normal',
    choices: {
      normal: { '--button-case': 'none', '--button-spacing': 'normal' },
      capitals: { '--button-case': 'uppercase', '--button-spacing': '0.08em' },
    },
  },
  cards: {
    initial: 'plain',
    choices: {
      plain: {
        '--card-ground': 'transparent',
        '--card-line': '0px solid transparent',
        '--card-shadow': 'none',
        '--card-padding': '0px',
      },
      line: {
        '--card-ground': 'var(--color-white)',
        '--card-line': '1px solid var(--color-gray-300)',
        '--card-shadow': 'none',
        '--card-padding': '0.75rem',
      },
      shadow: {
        '--card-ground': 'var(--color-white)',
        '--card-line': '0px solid transparent',
        '--card-shadow': '0 1px 3px rgb(0 0 0 / 0.1), 0 10px 28px rgb(0 0 0 / 0.09)',
        '--card-padding': '0.75rem',
      },
    },
  },
  spacing: {
    initial: 'normal',
    choices: {
      compact: { '--spacing': '0.7' },
      normal: { '--spacing': '1' },
      wide: { '--spacing': '1.4' },
    },
  },
} as const satisfies Record<string, ShapeSetting>;

interface ShapeSetting {
  readonly initial: string;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type ShapeName = keyof typeof shapeSettings;
export type ShapeChoice<Name extends ShapeName> = keyof (typeof shapeSettings)[Name]['choices'] & string;
export type Shape = { readonly [Name in ShapeName]: ShapeChoice<Name> };

export const shapeNames = Object.keys(shapeSettings) as ShapeName[];

/** The choices of a setting, in their order. */
export const shapeChoices = (name: ShapeName): string[] => Object.keys(shapeSettings[name].choices);

/** Stored choices; what is missing or unknown is the initial one. */
export function shapeOf(stored: Readonly<Record<string, string>>): Shape {
  const entries = shapeNames.map((name) => {
    const chosen = stored[name] ?? '';
    const { initial, choices } = shapeSettings[name];
    return [name, Object.hasOwn(choices, chosen) ? chosen : initial];
  });
  return Object.fromEntries(entries) as Shape;
}

/** The CSS variables of the stored choices. */
export function shapeVariables(stored: Readonly<Record<string, string>>): Record<string, string> {
  const shape = shapeOf(stored);
  const all = shapeNames.map((name) => {
    const { choices }: ShapeSetting = shapeSettings[name];
    return choices[shape[name]];
  });
  return Object.assign({}, ...all) as Record<string, string>;
}
