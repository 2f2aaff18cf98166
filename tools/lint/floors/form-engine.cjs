module.exports = {
  project: 'libs/form-engine',
  floors: [
    // The definition of a field, the allowed content of a stored text, and plain controls.
    ['definition', 'stored-html', 'icons', 'controls'],
    ['files'],
    // The parts of dashboard forms; the server's checks of a visitor's answers; the marks of a text.
    ['form-parts', 'visitor-rules', 'rich-text'],
    ['choices', 'file-field', 'popup', 'visitor-form'],
    ['fields'],
    ['registry'],
    ['dashboard-form', 'settings', 'rich-text-tools'],
    ['schema.ts', 'render.ts', 'rich-text.ts', 'editor.ts'],
  ],
};
