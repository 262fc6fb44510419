import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { hard, hardAttributes, vueTemplate } from '../support/editor/hard-choices.js';

type Node = { tag?: string; props?: { name: string; value?: { content: string } }[] };

/** The parts of Vue's compiler that this test uses. Its own types are not installed when the project is checked. */
type Compiler = {
  parse(source: string, options: object): { descriptor: { template: { ast: { children: Node[] } } | null } };
  compileTemplate(options: { source: string; filename: string; id: string }): { errors: unknown[] };
};

const { parse, compileTemplate } = createRequire(import.meta.url)('vue/compiler-sfc') as Compiler;

test('Vue compiles the configurator’s component with exactly the same values', () => {
  const template = vueTemplate(hard);
  expect(compileTemplate({ source: template, filename: 'Give.vue', id: 'give' }).errors).toEqual([]);
  const { descriptor } = parse(`<template>${template}</template>`, { ignoreEmpty: false });
  const element = descriptor.template?.ast.children.find(({ tag }) => tag === 'donation-widget');
  const read = element?.props?.map(({ name, value }) => [name, value ? value.content : true] as const);
  expect(Object.fromEntries(read ?? [])).toEqual(hardAttributes);
});
