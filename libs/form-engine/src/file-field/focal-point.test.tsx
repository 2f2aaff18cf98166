import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkFields } from '../registry/check-fields.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { showFields, t } from '../testing/show-field.tsx';
import { pointAt } from './move-point.ts';

afterEach(cleanup);

const picture: FieldDefinition = { type: 'image', key: 'foto', title: 'Foto', settings: { maxFiles: 2 } };
const show = (foto: unknown) => showFields([picture], { stored: { foto } });
const open = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: t('formfield_focus', { name }) }));
const point = () => screen.getByRole('slider');

describe('the focal point of a picture', () => {
  it('is the middle until its owner sets it, and moves with the arrow keys', () => {
    const { values } = show('/media/w/a.jpg|/media/w/b.jpg');
    open('b.jpg');
    expect(point().getAttribute('aria-valuetext')).toBe('50% van links, 50% van boven');
    fireEvent.keyDown(point(), { key: 'ArrowLeft' });
    fireEvent.keyDown(point(), { key: 'ArrowDown', shiftKey: true });
    expect(values()).toEqual({ foto: '/media/w/a.jpg|/media/w/b.jpg#focus=49,60' });
    fireEvent.keyDown(point(), { key: 'Tab' });
    expect(values()).toEqual({ foto: '/media/w/a.jpg|/media/w/b.jpg#focus=49,60' });
  });

  it('stays on the picture', () => {
    const { values } = show('/media/w/a.jpg#focus=99,0');
    open('a.jpg');
    fireEvent.keyDown(point(), { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(point(), { key: 'ArrowUp' });
    expect(values()).toEqual({ foto: '/media/w/a.jpg#focus=100,0' });
    const box = { left: 100, top: 50, width: 200, height: 100 };
    expect(pointAt(box, { clientX: 150, clientY: 500 })).toEqual({ x: 25, y: 100 });
    expect(pointAt({ ...box, width: 0 }, { clientX: 1, clientY: 0 })).toEqual({ x: 50, y: 0 });
  });

  it('follows a press and a drag on the picture, and can be reset', () => {
    const { values } = show([{ path: '/media/w/a.jpg', name: 'Stoel', custom: 'De stoel' }]);
    open('Stoel');
    const preview = point().parentElement!;
    preview.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
    fireEvent.pointerDown(preview, { button: 0, clientX: 20, clientY: 80 });
    expect(values()).toMatchObject({ foto: [{ path: '/media/w/a.jpg#focus=10,80' }] });
    fireEvent.pointerMove(preview, { buttons: 1, clientX: 100, clientY: 10 });
    fireEvent.pointerMove(preview, { buttons: 0, clientX: 0, clientY: 0 });
    expect(values()).toEqual({
      foto: [{ path: '/media/w/a.jpg#focus=50,10', name: 'Stoel', custom: 'De stoel' }],
    });
    fireEvent.click(screen.getByRole('button', { name: t('formfield_focus_reset') }));
    expect(values()).toEqual({ foto: [{ path: '/media/w/a.jpg', name: 'Stoel', custom: 'De stoel' }] });
  });

  it('outside the picture is refused at the field', () => {
    const texts = (foto: unknown) => checkFields([picture], { foto });
    expect(texts('/media/w/a.jpg#focus=101,3')).toEqual({ foto: [{ text: 'formfield_check_focus' }] });
    expect(texts([{ path: '/media/w/a.jpg#focus=x', name: '', custom: '' }])).toEqual({
      foto: [{ text: 'formfield_check_focus' }],
    });
    expect(texts('|/media/w/a.jpg#focus=100,0|/media/w/b.jpg')).toEqual({});
  });
});

describe('an alternative text', () => {
  const alt: FieldDefinition = { type: 'text', key: 'alt', title: 'Tekst', settings: { describes: 'foto' } };
  const hint = () => screen.queryByText(t('formfield_alternative_text_hint'));

  it('that is missing is named at its field while there is a picture, and is no error', () => {
    showFields([picture, alt], { stored: { foto: '', alt: '' } });
    expect(hint()).toBeNull();
    cleanup();
    showFields([picture, alt], { stored: { foto: '/media/w/a.jpg', alt: ' ' } });
    expect(screen.getByLabelText('Tekst').getAttribute('aria-describedby')).toBe(hint()?.id);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(screen.getByLabelText('Tekst'), { target: { value: 'Een stoel' } });
    expect(hint()).toBeNull();
  });

  it('that the file has in the library is named instead, and a decoration there needs none', async () => {
    const texts = new Map([
      ['/media/w/a.jpg', 'Een rode stoel'],
      ['/media/w/b.jpg', ''],
    ]);
    const alternativeTexts = vi.fn(async () => texts);
    const pictureTexts = { of: alternativeTexts, store: vi.fn() };
    const inherited = t('formfield_alternative_text_inherited', { text: 'Een rode stoel' });
    const show = async (foto: string) => {
      showFields([picture, alt], { stored: { foto, alt: '' }, services: { pictureTexts } });
      await waitFor(() => expect(alternativeTexts).toHaveBeenCalled());
      await act(async () => undefined);
    };
    await show('/media/w/a.jpg#focus=10,20');
    expect(alternativeTexts).toHaveBeenLastCalledWith(['/media/w/a.jpg']);
    expect(screen.getByLabelText('Tekst').getAttribute('aria-describedby')).toBe(
      screen.getByText(inherited).id,
    );
    expect(hint()).toBeNull();
    cleanup();
    await show('/media/w/b.jpg');
    expect([hint(), screen.queryByText(inherited)]).toEqual([null, null]);
    cleanup();
    await show('|/media/w/a.jpg|/media/w/onbekend.jpg');
    expect(hint()).not.toBeNull();
  });
});
