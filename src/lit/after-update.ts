import type { ReactiveControllerHost } from 'lit';

/** Runs `act` once, after the current update is drawn. */
export const afterUpdate = (host: ReactiveControllerHost, act: () => void): void => {
  const controller = {
    hostUpdated: () => {
      host.removeController(controller);
      act();
    },
  };
  host.addController(controller);
};
