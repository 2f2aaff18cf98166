/** The texts with a sidebar by their type: the share of the sidebar and its side (TPL-47, TPL-48, SEC-62 to SEC-65). */
export const sidebarLayouts = {
  contentSidebarRight: { parts: [2, 1], side: 'right' },
  contentSidebarLeft: { parts: [2, 1], side: 'left' },
  contentSidebarQuarter: { parts: [3, 1], side: 'right' },
  contentSidebarQuarterLeft: { parts: [3, 1], side: 'left' },
} as const satisfies Record<string, { parts: readonly [content: number, sidebar: number]; side: string }>;

export type SidebarType = keyof typeof sidebarLayouts;
