/** The state of a donation form at a moment. */
export type Life =
  /** A module that it needs isn't loaded yet, or no donor has come near the closed dialog that it is in. */
  | 'waiting'
  | 'form'
  /** The status of a donation that the donor returns from. */
  | 'status'
  /** The attributes, or the service that they name, aren't valid. */
  | 'closed'
  /** A module that it needs has failed to load. */
  | 'failed';

type Known = {
  /** Whether it is in a closed dialog that no donor has come near. */
  isDormant: boolean;
  /** Whether the attributes and the service that they name can work. */
  canWork: boolean;
  hasFailedToLoad: boolean;
  /** Whether there has been a form. */
  hasForm: boolean;
  /** Whether there is a status to show. */
  isReturn: boolean;
};

export const lifeOf = ({ isDormant, canWork, hasFailedToLoad, hasForm, isReturn }: Known): Life => {
  if (isDormant) return 'waiting';
  if (!canWork) return 'closed';
  if (hasFailedToLoad) return 'failed';
  if (!hasForm) return 'waiting';
  return isReturn ? 'status' : 'form';
};
