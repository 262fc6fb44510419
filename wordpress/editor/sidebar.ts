import { valueOf } from '../../editor/controls/choices.js';
import { controlOf } from '../../editor/controls/controls.js';
import { labelled } from '../../editor/controls/labels.js';
import { isShown } from '../../editor/lints/shown.js';
import { Field } from './field.js';
import type { Panel } from './panels.js';
import { say, sayCount, translator } from './translation.js';
import type { Settings } from './use-settings.js';
import { h, wp, type Drawn } from './wp.js';

const { Notice, PanelBody } = wp.components;

type Props = Omit<Settings, 'names'> & { readonly panels: readonly Panel[] };

const panelView = ({ title, controls }: Panel, index: number, props: Props): Drawn => {
  const { choices, problems, textOf, choose } = props;
  // The question that opens some of these controls is the configurator’s alone.
  const all = { ...choices, 'donation-for': 'all' };
  const shown = controls.filter((control) => isShown(control, all, problems));
  if (shown.length === 0) return null;
  const faults = problems.filter(
    ({ name, level }) => level === 'fault' && shown.some((control) => control.name === name),
  );
  return h(
    PanelBody,
    {
      key: title,
      title:
        faults.length > 0
          ? sayCount('{title} ({count} problem)', '{title} ({count} problems)', faults.length, { title })
          : title,
      initialOpen: index === 0,
    },
    ...shown.map((control) =>
      h(Field, {
        key: control.name,
        control,
        value: textOf(control.name),
        problems: problems.filter(({ name }) => name === control.name),
        choose: (value: string) => {
          choose(control.name, value);
        },
        read: (name: string) => valueOf(choices, name),
      }),
    ),
  );
};

/** All settings of a block in panels, and the problems with them first. */
export const Sidebar = (props: Props): Drawn => {
  const faults = props.problems.filter(({ level }) => level === 'fault');
  return h(
    wp.blockEditor.InspectorControls,
    null,
    faults.length > 0 &&
      h(
        Notice,
        { status: 'error', isDismissible: false, politeness: 'polite' },
        ...faults.map(({ name, message }) => {
          const control = controlOf(name);
          const label = control ? say(control.label) : name;
          return h('p', { key: name + message }, labelled(label, message, translator));
        }),
      ),
    ...props.panels.map((panel, index) => panelView(panel, index, props)),
  );
};
