/** The folders of `src` that are tested only in Node. */
export const layers = ['schema', 'client', 'text', 'money', 'questions'];
