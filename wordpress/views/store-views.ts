import { firstViewOf, viewStyles } from '../../src/prerender/first-view.js';
import { treeOf } from './tree.js';

/** A form whose first view isn't stored. `includes/views.php` lists these. */
export type FormWithoutView = {
  /** The number of the post with the form. */
  readonly post: number;
  readonly digest: string;
  /** The language of the page (BCP 47). */
  readonly language: string;
  /** The attributes of the element by name, with true for a boolean one. They have no service. */
  readonly attributes: Readonly<Record<string, string | true>>;
};

/** The plugin's route for views, and the nonce of the person at the screen. */
export type ViewRoute = { readonly address: string; readonly nonce: string };

/** A form needs a service to be drawn, but its view is the same with any. */
const anyService = { 'base-url': '/api/v1', 'publishable-key': 'pk_test_view' };

/** The view of a form as the route takes it. Null if the form can't be drawn. */
const viewOf = ({ post, digest, language, attributes }: FormWithoutView) => {
  const view = firstViewOf({ ...attributes, ...anyService }, language);
  if (!view) return null;
  const questions = view.questions.map(({ name }) => name).filter((name) => viewStyles.questions.has(name));
  return { post, digest, questions, tree: treeOf(view.html) };
};

/** Draws the first views of forms and stores them with their posts. A form that can't be drawn stays without one. */
export const storeViews = async (
  { address, nonce }: ViewRoute,
  forms: readonly FormWithoutView[],
): Promise<void> => {
  for (const form of forms) {
    const view = viewOf(form);
    if (!view) continue;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      body: JSON.stringify(view),
    });
    if (!answer.ok) console.warn(`The form’s first view isn’t stored: ${await answer.text()}`);
  }
};
