/**
 * Calls `act` with the command of each button on the page whose `commandfor` names this element. Browsers without
 * command buttons (Safari before 26.2, Firefox before 144) fire no event for them, so there the clicks are followed.
 * Returns a function that stops this.
 */
export const followCommands = (element: HTMLElement, act: (command: string) => void): (() => void) => {
  const isNative = 'commandForElement' in HTMLButtonElement.prototype;
  const onCommand = (event: Event) => act(String(Reflect.get(event, 'command')));
  const onClick = (event: Event) => {
    const button = event.composedPath().find((one) => one instanceof HTMLButtonElement);
    const id = button?.getAttribute('commandfor');
    // In a form, only a plain button has commands.
    if (!button || !id || event.defaultPrevented || (button.form && button.type !== 'button')) return;
    const isInSameTree = button.getRootNode() === element.getRootNode();
    if (isInSameTree && id === element.id) act(button.getAttribute('command') ?? '');
  };
  if (isNative) element.addEventListener('command', onCommand);
  else document.addEventListener('click', onClick);
  return () => {
    element.removeEventListener('command', onCommand);
    document.removeEventListener('click', onClick);
  };
};
