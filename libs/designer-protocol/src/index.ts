export { openChannel, PROTOCOL_VERSION, type Channel, type ProtocolLog } from './channel/channel.ts';
export {
  frameHandshake,
  hostHandshake,
  type FrameChannel,
  type HostChannel,
  type WindowEvents,
  type WindowTarget,
} from './channel/handshake.ts';
export { messageLimits, plainDataProblem } from './channel/limits.ts';
export { followDocument, leadDocument } from './document/document-sync.ts';
export { editorCommands } from './messages/editor-commands.ts';
export { frameToHost, type FrameToHost } from './messages/frame-to-host.ts';
export { hostToFrame, type HostToFrame, type HostToFrameWire } from './messages/host-to-frame.ts';
export { notices, shortcutOf, type Shortcut } from './messages/shortcuts.ts';
