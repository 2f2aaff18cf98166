/** The folder that holds the whole project. */
export const workspaceRoot: string;
/** Whether a Node version such as "22.22.2" can run the project. */
export function isSupportedNode(version: string): boolean;
/** Returns when this Node can run the project; else starts the pinned Node instead, or ends with one sentence. */
export function useProjectNode(): void;
