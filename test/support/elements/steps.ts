const isClear = (colour: string) => colour === 'transparent' || colour === 'rgba(0, 0, 0, 0)';

/** How much weight a button or a link has for the eye. */
export const weightOf = (step: Element): 'filled' | 'outlined' | 'text' => {
  const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(step);
  if (!isClear(backgroundColor)) return 'filled';
  return borderTopWidth === '0px' || isClear(borderTopColor) ? 'text' : 'outlined';
};

/** The heading, lines, buttons and links below a status, with the weight of those that can be pressed. */
export const stepsIn = (root: ParentNode): string[][] =>
  [...root.querySelectorAll<HTMLElement>('.actions > :not(:empty)')].map((step) => {
    const words = step.innerText.replace(/\s+/g, ' ').trim();
    return step.matches('a, button') ? [words, weightOf(step)] : [words];
  });
