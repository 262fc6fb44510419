/** The layers of the sources that are tested in Node alone. */
export const layers = ['schema', 'client', 'text', 'money', 'theme', 'questions'];
