import { valueOf, type Choices } from '../controls/choices.js';

export const hosts = ['script', 'npm', 'react', 'vue'] as const;

/** Where a developer puts the code: on any page, or in a project with a framework. */
export type Host = (typeof hosts)[number];

export const hostOf = (choices: Choices): Host =>
  hosts.find((host) => host === valueOf(choices, 'host')) ?? 'script';
