/** The type of a column, which a text is cast back to. */
type ColumnType = 'text' | 'json' | 'jsonb';

/**
 * Every column in which content of the owner can name a file: what is shown, and what can be restored or undone. Drafts
 * come first: whoever publishes holds the lock of a draft until what is published can be found.
 */
export const fileColumns: Readonly<Record<string, Readonly<Record<string, ColumnType>>>> = {
  drafts: { document: 'json' },
  site_part_drafts: { value: 'json' },
  shared_values: { value: 'json' },
  document_saves: { steps: 'json', corrections: 'json' },
  refused_versions: { document: 'json', steps: 'json' },
  page_revisions: { document: 'jsonb' },
  site_documents: { document: 'jsonb' },
  site_part_versions: { value: 'json' },
  pages: { share_image: 'text' },
  page_templates: { document: 'json' },
  products: {
    main_image: 'text',
    sub_images: 'text',
    options: 'jsonb',
    variants: 'jsonb',
    swatches: 'jsonb',
    intro_description: 'text',
    short_description: 'text',
    description: 'text',
    extra_description: 'text',
    extra_description_right: 'text',
  },
  categories: { image: 'text', short_description: 'text', description: 'text' },
  menus: { items: 'jsonb' },
  form_versions: { items: 'jsonb' },
  forms: { settings: 'jsonb' },
  payment_methods: { image: 'text', description: 'text' },
  redirects: { location: 'text' },
  websites: { settings: 'jsonb' },
};
