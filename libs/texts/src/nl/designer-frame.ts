/** Texts inside the designer's canvas, and names of undo steps that come from it. */
export const designerFrame = {
  designer_frame_embed: 'Ingesloten inhoud van {host}',
  designer_frame_embed_own: 'Ingesloten inhoud',
  designer_frame_label: 'De pagina die je bewerkt',
  designer_frame_empty: 'Deze template is nog leeg. Voeg een sectie toe.',
  designer_frame_selected: '{title} geselecteerd',
  designer_frame_broken: '{title} kan nu niet worden getoond',
  designer_frame_unknown: 'Onbekend blok: {title}',
  designer_frame_kept: 'De inhoud blijft bewaard. Bezoekers zien dit blok niet.',
  designer_frame_hollow: '{title} is nog leeg',
};
