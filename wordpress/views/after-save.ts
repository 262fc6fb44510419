import type { FormWithoutView, storeViews, ViewRoute } from './store-views.js';

/** The selectors of the post editor that this file uses. Other editors, such as the one of widgets, have no post. */
type PostEditor = {
  isSavingPost(): boolean;
  isAutosavingPost(): boolean;
  didPostSaveRequestSucceed(): boolean;
  getCurrentPostId(): number | null;
};

type Data = {
  subscribe(listener: () => void): void;
  select(store: 'core/editor'): PostEditor | undefined;
};

/** Calls a function with the number of the post each time that somebody has saved it. Autosaves don't count. */
export const watchSaves = ({ subscribe, select }: Data, onSaved: (post: number) => void): void => {
  let wasSaving = false;
  subscribe(() => {
    const editor = select('core/editor');
    if (!editor) return;
    const isSaving = editor.isSavingPost() && !editor.isAutosavingPost();
    const hasSaved = wasSaving && !isSaving && editor.didPostSaveRequestSucceed();
    wasSaving = isSaving;
    const post = editor.getCurrentPostId();
    if (hasSaved && post !== null) onSaved(post);
  });
};

/** `includes/views.php` writes it: the route, and the address of the file that draws views. */
type Site = { readonly route: ViewRoute; readonly script: string };

/** Asks which forms of a post have no view, and draws these. The large file that draws loads only for them. */
export const completeViews = async ({ route, script }: Site, post: number): Promise<void> => {
  const list = new URL(route.address);
  list.searchParams.set('post', String(post));
  const answer = await fetch(list, { headers: { 'X-WP-Nonce': route.nonce } });
  // Somebody who can't publish the post gets no list: the view is drawn when somebody else publishes it.
  if (!answer.ok) return;
  const forms = (await answer.json()) as FormWithoutView[];
  if (forms.length === 0) return;
  const file = (await import(/* @vite-ignore */ script)) as { storeViews: typeof storeViews };
  await file.storeViews(route, forms);
};

/** Completes the views of the post in the editor each time that it's saved. */
export const completeViewsAfterSaves = (): void => {
  const { wp, donationWidgetViews } = window as unknown as { wp: { data: Data }; donationWidgetViews: Site };
  watchSaves(wp.data, (post) => void completeViews(donationWidgetViews, post));
};
