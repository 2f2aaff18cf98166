import { describe, expect, it, vi } from 'vitest';
import { createFormStore } from './form-store.ts';

describe('createFormStore', () => {
  it('reports each change by its key and notifies only the listeners of that key', () => {
    const onChange = vi.fn();
    const store = createFormStore({ naam: '' }, onChange);
    const name = vi.fn();
    const place = vi.fn();
    store.subscribe('naam', name);
    store.subscribe('plaats', place);
    store.set('naam', 'Jan');
    expect(onChange.mock.calls).toEqual([[{ naam: 'Jan' }]]);
    expect(name).toHaveBeenCalledTimes(1);
    expect(place).not.toHaveBeenCalled();
  });

  it('keeps what is typed when the answer to an older change arrives late', () => {
    const store = createFormStore({ naam: '' }, () => undefined);
    store.set('naam', 'a');
    store.set('naam', 'ab');
    store.receive({ naam: 'a' });
    expect(store.values()).toEqual({ naam: 'ab' });
    store.receive({ naam: 'ab' });
    expect(store.values()).toEqual({ naam: 'ab' });
  });

  it('accepts a change made elsewhere, such as an undo after all changes were answered', () => {
    const store = createFormStore({ naam: 'x' }, () => undefined);
    store.set('naam', 'xy');
    store.receive({ naam: 'xy' });
    store.receive({ naam: 'x' });
    expect(store.values()).toEqual({ naam: 'x' });
  });

  it('accepts that a key was removed', () => {
    const store = createFormStore({ naam: 'x' }, () => undefined);
    store.receive({});
    expect(store.values()['naam']).toBeUndefined();
  });

  it('notifies nobody when the same messages are set again', () => {
    const store = createFormStore({}, () => undefined);
    store.setErrors({ naam: ['Vul je naam in.'] });
    const listener = vi.fn();
    store.subscribe('naam', listener);
    store.setErrors({ naam: ['Vul je naam in.'] });
    expect(listener).not.toHaveBeenCalled();
    store.setErrors({});
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.errorsOf('naam')).toEqual([]);
  });
});
