import { describe, expect, it } from 'vitest';
import { editorCommands, frameToHost, hostToFrame } from '../index.ts';

const toFrame = (type: string, payload: unknown) => hostToFrame.safeParse({ type, payload }).success;
const toHost = (type: string, payload: unknown) => frameToHost.safeParse({ type, payload }).success;

describe('the messages of the text editor', () => {
  it.each(editorCommands)('RTE-39 %s is sent as a command with its attributes', (command) => {
    expect(toFrame('editor_command', { command, attributes: { size: 'text-xl' } })).toBe(true);
  });

  it('RTE-39 the request for attributes is empty, and its reply is a record', () => {
    expect(toFrame('request_active_attributes', {})).toBe(true);
    expect(toHost('active_attributes', { attributes: { bold: true, font_size: null } })).toBe(true);
  });

  it('RTE-39 a selected node has a name, or null, and its attributes', () => {
    expect(toHost('selected_node', { node: 'image', attributes: { 'image-alt': 'Tafel' } })).toBe(true);
    expect(toHost('selected_node', { node: null, attributes: {} })).toBe(true);
  });

  it.each([
    ['editor_command', { command: 'eval', attributes: {} }],
    ['editor_command', { command: 'bold' }],
    ['editor_command', { command: 'bold', attributes: {}, extra: 1 }],
    ['request_active_attributes', { attributes: {} }],
  ])('RTE-39 %s with %o is not a command', (type, payload) => {
    expect(toFrame(type, payload)).toBe(false);
  });

  it.each([
    ['active_attributes', { attributes: 'bold' }],
    ['selected_node', { attributes: {} }],
    ['selected_node', { node: 7, attributes: {} }],
  ])('RTE-39 %s with %o is not an answer', (type, payload) => {
    expect(toHost(type, payload)).toBe(false);
  });
});
