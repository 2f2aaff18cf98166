import { describe, expect, it, vi } from 'vitest';
import { createFormStore } from './form-store.ts';

describe('createFormStore', () => {
  it('reports each change by its key and tells only who listens to that key', () => {
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

  it('keeps what is typed when an older answer of its own comes back late', () => {
    const store = createFormStore({ naam: '' }, () => undefined);
    store.set('naam', 'a');
    store.set('naam', 'ab');
    store.receive({ naam: 'a' });
    expect(store.values()).toEqual({ naam: 'ab' });
    store.receive({ naam: 'ab' });
    expect(store.values()).toEqual({ naam: 'ab' });
  });

  it('takes a change made elsewhere, such as an undo after everything was answered', () => {
    const store = createFormStore({ naam: 'x' }, () => undefined);
    store.set('naam', 'xy');
    store.receive({ naam: 'xy' });
    store.receive({ naam: 'x' });
    expect(store.values()).toEqual({ naam: 'x' });
  });

  it('takes a key that went away', () => {
    const store = createFormStore({ naam: 'x' }, () => undefined);
    store.receive({});
    expect(store.values()['naam']).toBeUndefined();
  });

  it('tells nobody when the same messages come again', () => {
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
