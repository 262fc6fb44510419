import { wordsOf } from '../attributes.js';

/** The ways in which a charity may make contact. */
export const channels = ['email', 'sms', 'phone', 'post'] as const;
export type Channel = (typeof channels)[number];

/** The channels that are asked about, and whether each needs an answer. */
export type AskedChannels = ReadonlyMap<Channel, { isRequired: boolean }>;

/** The channels that `contact` names; undefined when it can't be read. */
export const readChannels = (text: string): AskedChannels | undefined => {
  const asked = new Map<Channel, { isRequired: boolean }>();
  for (const word of wordsOf(text)) {
    const isRequired = word.endsWith('*');
    const channel = channels.find((one) => one === (isRequired ? word.slice(0, -1) : word));
    if (!channel || asked.has(channel)) return undefined;
    asked.set(channel, { isRequired });
  }
  return asked;
};

/** The name of a channel's field, which is also its key in `metadata`. */
export const fieldOfChannel = (channel: Channel) => `contact_${channel}` as const;
