import { loadAllQuestions } from '../../src/questions/list.js';
import { wp } from './wp.js';

/** Loads all questions, which the checks of a form need. Returns whether they are there. */
export const useQuestions = (): boolean => {
  const [areLoaded, setLoaded] = wp.element.useState(false);
  wp.element.useEffect(() => {
    let isShown = true;
    void loadAllQuestions().then(() => {
      if (isShown) setLoaded(true);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return areLoaded;
};
