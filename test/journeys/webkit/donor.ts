import { setTimeout as after } from 'node:timers/promises';

type Browser = {
  command: (method: string, path: string, body?: object) => Promise<unknown>;
};

/** The key of an element's id in the WebDriver protocol. */
const idKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Finds all elements that match a selector, including those in shadow roots. */
const findDeep = `
  const search = (root) => [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(arguments[0]) ? [element] : []),
    ...(element.shadowRoot ? search(element.shadowRoot) : []),
  ]);
  return search(document).filter((element) => element.checkVisibility());
`;

/** Repeats until there is an answer, because pages and services need time. */
const until = async <Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> => {
  for (let asked = 0; asked < 3_000; asked += 1) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      // The donor left the page before it answered.
      if (!/stale element|no such (?:element|window)|javascript error/.test(String(error))) throw error;
    }
    await after(100);
  }
  throw new Error(`There is no ${what}.`);
};

/** A donor's actions with the keyboard and pointer of a real browser, through the plain WebDriver protocol. */
export const donorWith = ({ command }: Browser) => {
  const find = (selector: string, name: string | RegExp) =>
    until(`${selector} “${name}”`, async () => {
      const found = (await command('POST', '/execute/sync', {
        script: findDeep,
        args: [selector],
      })) as Record<string, string>[];
      for (const element of found) {
        const path = `/element/${element[idKey]}`;
        const label = String(await command('GET', `${path}/computedlabel`)).trim();
        if (typeof name === 'string' ? label === name : name.test(label)) return path;
      }
      return undefined;
    });

  return {
    open: (url: string) => command('POST', '/url', { url }),
    address: async () => String(await command('GET', '/url')),
    /** Runs a script in the page. */
    run: (script: string) => command('POST', '/execute/sync', { script, args: [] }),
    back: () => command('POST', '/back', {}),
    choose: async (name: string) => command('POST', `${await find('input[type=radio]', name)}/click`, {}),
    type: async (name: string | RegExp, text: string) => {
      const field = await find('input', name);
      await command('POST', `${field}/clear`, {});
      await command('POST', `${field}/value`, { text });
    },
    valueOf: async (name: string | RegExp) => command('GET', `${await find('input', name)}/property/value`),
    follow: async (name: string) => command('POST', `${await find('a', name)}/click`, {}),
    press: async (name: string | RegExp) => command('POST', `${await find('button', name)}/click`, {}),
    /** Resolves once the button is visible. */
    isOffered: (name: string) => find('button', name),
    /** Resolves once the heading is visible. */
    reads: (title: string) => find('h1, h2, h3', title),
  };
};
