module.exports = {
  project: 'libs/blocks',
  floors: [
    ['option-lists'],
    // What is loaded from other websites, and the one component of pictures.
    ['gate'],
    ['picture'],
    // The style settings that all blocks share: their fields and their effects.
    ['style-settings'],
    ['runtime', 'icon', 'tile', 'text-sessions'],
    ['consent'],
    ['section-frame', 'rich-text', 'menu', 'shop', 'placed-form', 'carousel', 'viewer'],
    // The blocks themselves; a section may import content blocks, never the other way round.
    ['content', 'listing'],
    ['sections'],
    ['registry'],
    ['schema.ts', 'render.ts', 'editor.ts', 'islands.ts', 'behaviours.ts'],
  ],
};
