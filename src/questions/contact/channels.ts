import { wordsOf } from '../attributes.js';

/** The channels through which a charity can contact donors. */
export const channels = ['email', 'sms', 'phone', 'post'] as const;
export type Channel = (typeof channels)[number];

/** The channels to ask about, and whether each needs an answer. */
export type AskedChannels = ReadonlyMap<Channel, { isRequired: boolean }>;

/** Reads the channels from `contact`; undefined if they can't be read. */
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
