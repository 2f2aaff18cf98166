module.exports = {
  project: 'libs/form-engine',
  floors: [
    // What a field is, what a stored text may hold, and plain controls.
    ['definition', 'stored-html', 'icons', 'controls'],
    ['files'],
    // What forms of the dashboard are made of; what the server asks of a visitor's answers; the marks of a text.
    ['form-parts', 'visitor-rules', 'rich-text'],
    ['choices', 'file-field', 'popup', 'visitor-form'],
    ['fields'],
    ['registry'],
    ['dashboard-form', 'settings', 'rich-text-tools'],
    ['schema.ts', 'render.ts', 'rich-text.ts', 'editor.ts'],
  ],
};
