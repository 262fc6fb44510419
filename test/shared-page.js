// Loaded into each page that several test files share.
/* global Mocha, document, history, localStorage, location, mocha, scrollTo, sessionStorage, window */
// It removes fixtures after each test, of all files: its hook is that of the page, not of the file that comes first.
import '@open-wc/testing';

const attributesOf = (element) => [...element.attributes].map(({ name, value }) => [name, value]);

/** Notes the state of the page, and returns a function that restores it. */
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
 * Loads a test file. All that it declares is of a suite with its path, and so are hooks outside of its suites;
 * what it leaves in the page is gone before the next one.
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
