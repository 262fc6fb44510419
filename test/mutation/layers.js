/** The layers of the sources that are tested in Node alone. */
export const layers = ['schema', 'donation', 'client', 'theme'];
