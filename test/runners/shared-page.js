// Each page that several test files share loads this.
/* global Mocha, document, history, localStorage, location, mocha, scrollTo, sessionStorage, window */
// Imported here, its hook that removes fixtures belongs to the page and so runs after each test of every file.
import '@open-wc/testing';

const attributesOf = (element) => [...element.attributes].map(({ name, value }) => [name, value]);

/** Records the state of the page and returns a function that restores it. */
const pageAsItIs = () => {
  const { href } = location;
  const { state } = history;
  const { title } = document;
  const places = [document.documentElement, document.head, document.body].map((element) => ({
    element,
    attributes: attributesOf(element),
    children: [...element.children],
  }));
  return () => {
    localStorage.clear();
    sessionStorage.clear();
    if (location.href !== href || history.state !== state) history.replaceState(state, '', href);
    for (const { element, attributes, children } of places) {
      for (const [name] of attributesOf(element)) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
      for (const child of [...element.children]) if (!children.includes(child)) child.remove();
    }
    if (document.title !== title) document.title = title;
    document.adoptedStyleSheets = [];
    scrollTo(0, 0);
  };
};

const clear = pageAsItIs();

/**
 * Loads a test file into a suite named after its path. Its top-level hooks belong to that suite. The page is cleared
 * before the next file.
 *
 * @param {string} path
 * @param {() => Promise<unknown>} load
 */
export const addFile = async (path, load) => {
  const suite = Mocha.Suite.create(mocha.suite, path);
  Mocha.interfaces.bdd(suite);
  suite.emit('pre-require', window, path, mocha);
  try {
    await load();
  } catch (error) {
    suite.addTest(new Mocha.Test('can be loaded', () => Promise.reject(error)));
  }
  suite.afterAll('clears the page', clear);
};
