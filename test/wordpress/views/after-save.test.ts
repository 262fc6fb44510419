import { expect } from '@open-wc/testing';
import { watchSaves } from '../../../wordpress/views/after-save.js';

/** An editor whose state a test changes. */
const editorOf = (post: number | null) => {
  const state = { isSaving: false, isAutosave: false, hasSucceeded: true };
  const editor = {
    isSavingPost: () => state.isSaving,
    isAutosavingPost: () => state.isAutosave,
    didPostSaveRequestSucceed: () => state.hasSucceeded,
    getCurrentPostId: () => post,
  };
  let listener = (): void => undefined;
  const saved: number[] = [];
  const data = {
    subscribe: (given: () => void) => {
      listener = given;
    },
    select: () => editor,
  };
  watchSaves(data, (id) => saved.push(id));
  const change = (changes: Partial<typeof state>) => {
    Object.assign(state, changes);
    listener();
  };
  return { saved, change };
};

describe('The views of a post in the editor', () => {
  it('are completed once after each save', () => {
    const { saved, change } = editorOf(7);
    change({});
    change({ isSaving: true });
    change({});
    expect(saved).to.deep.equal([]);
    change({ isSaving: false });
    change({});
    change({ isSaving: true });
    change({ isSaving: false });
    expect(saved).to.deep.equal([7, 7]);
  });

  it('stay as they are after an autosave, a failed save and without a post', () => {
    const { saved, change } = editorOf(7);
    change({ isSaving: true, isAutosave: true });
    change({ isSaving: false, isAutosave: false });
    change({ isSaving: true });
    change({ isSaving: false, hasSucceeded: false });
    expect(saved).to.deep.equal([]);

    const without = editorOf(null);
    without.change({ isSaving: true });
    without.change({ isSaving: false });
    expect(without.saved).to.deep.equal([]);
  });

  it('are left alone in an editor without posts', () => {
    let listener = (): void => undefined;
    const data = {
      subscribe: (given: () => void) => {
        listener = given;
      },
      select: () => undefined,
    };
    watchSaves(data, () => {
      throw new Error('There is no post.');
    });
    expect(listener).not.to.throw();
  });
});
