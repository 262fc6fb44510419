import type { ReactiveControllerHost } from 'lit';

/** Does something once, when the update that is under way is drawn. */
export const afterUpdate = (host: ReactiveControllerHost, act: () => void): void => {
  const controller = {
    hostUpdated: () => {
      host.removeController(controller);
      act();
    },
  };
  host.addController(controller);
};
