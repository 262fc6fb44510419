import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { followLinks, openByAddress } from '../../page/form-links.js';
import { proposalIn } from '../../form/prefill-link.js';
import type { ChosenBy } from '../../questions/giving/proposal.js';
import type { Proposal } from '../../questions/part.js';

type Host = ReactiveControllerHost & HTMLElement;

type Options = {
  /** The `id` of the form: empty if it has none, null if there is no form yet. */
  formId(): string | null;
  /** Opens the form with the choice in a link that the donor pressed or arrived by. */
  open(choice: Proposal, by: ChosenBy): void;
};

/** All buttons on the page. */
const buttons = new Map<Host, Options>();

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The button for a link: the one whose form has this name as its `id`, or the first button for `donate`. */
const answering = (name: string): Host | undefined => {
  const all = [...buttons.keys()].sort((one, other) => (isBefore(one, other) ? -1 : 1));
  return all.find((one) => buttons.get(one)?.formId() === name) ?? (name === 'donate' ? all[0] : undefined);
};

/** Reads the choice in `#donate?amount=25&interval=month`. No other parameters count. */
const choiceIn = (query: string): Proposal =>
  proposalIn(new URLSearchParams(query.toLowerCase()), ['amount', 'amounts', 'interval']);

/** Opens a button's form by a link on its page or by the page's address: `#donate`, or the `id` of the form. */
export class LinkController implements ReactiveController {
  readonly #host: Host;
  readonly #options: Options;
  #stop: () => void = () => undefined;

  constructor(host: Host, options: Options) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected() {
    buttons.set(this.#host, this.#options);
    this.#stop = followLinks((hash, isPressed) => this.#open(hash, isPressed));
  }

  hostDisconnected() {
    buttons.delete(this.#host);
    this.#stop();
  }

  /** The page's address can be such a link. */
  hostUpdated() {
    if (this.#options.formId() !== null) openByAddress();
  }

  #open(hash: string, isPressed: boolean): boolean {
    const [name = '', query = ''] = hash.slice(1).split('?');
    const isForThisButton = name !== '' && answering(name) === this.#host && this.#options.formId() !== null;
    if (isForThisButton) this.#options.open(choiceIn(query), isPressed ? 'donor' : 'address');
    return isForThisButton;
  }
}
