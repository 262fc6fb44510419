import type { Choices } from '../../editor/controls/choices.js';
import { isOut, outMessage } from '../../editor/configured-form.js';
import type { Attributes } from './attributes.js';
import type { Kind } from './names.js';
import { panelsFor } from './panels.js';
import { Preview } from './preview.js';
import type { Shown } from './preview-page.js';
import { examples, firstExample } from './preview-service.js';
import { Sidebar } from './sidebar.js';
import { site } from './site.js';
import { say, translator } from './translation.js';
import { useSettings } from './use-settings.js';
import { h, wp, type Drawn } from './wp.js';

const { InspectorControls, useBlockProps } = wp.blockEditor;
const { SelectControl } = wp.components;
const { useState } = wp.element;

/** The properties that WordPress gives to a block in the editor. */
type Props = {
  readonly name: string;
  readonly attributes: Attributes;
  readonly isSelected: boolean;
  setAttributes(changes: Attributes): void;
};

const titles: Record<Kind, string> = {
  form: say('Preview of the donation form'),
  button: say('Preview of the donation button'),
  status: say('Preview of the donation status'),
};

/** How the page shows a block with an alignment. A floating block has its place in the editor, around its preview. */
const onPage = (kind: Kind, align: unknown, choices: Choices): Pick<Shown, 'className' | 'choices'> => {
  const isWide = align === 'wide' || align === 'full';
  const isPlaced = isWide || align === 'center';
  return {
    className: `wp-block-donation-widget-${kind}${isPlaced ? ` align${align}` : ''}`,
    choices: isWide && kind !== 'button' ? { '--donation-max-width': '100%', ...choices } : choices,
  };
};

const notice = (status: string, message: string, more = {}): Drawn =>
  h(
    wp.components.Notice,
    { className: 'donation-widget-notice', status, isDismissible: false, ...more },
    message,
  );

/** A block in the editor: its settings in the sidebar, and the real element as its preview. */
export const editOf =
  (kind: Kind) =>
  ({ name, attributes, isSelected, setAttributes }: Props): Drawn => {
    const blockProps = useBlockProps();
    const { names, ...settings } = useSettings(kind, name, attributes, setAttributes);
    const [example, setExample] = useState<string>(firstExample);
    const [isSubmitted, setSubmitted] = useState(false);
    return h(
      'div',
      blockProps,
      h(Sidebar, { panels: panelsFor(kind, names, translator), ...settings }),
      kind === 'status' &&
        h(
          InspectorControls,
          null,
          h(SelectControl, {
            label: say('Example in the preview'),
            className: 'donation-widget-example',
            value: example,
            options: examples(translator),
            onChange: setExample,
          }),
        ),
      !site.isReady && notice('warning', site.notReady),
      isOut(settings.problems) &&
        kind !== 'status' &&
        notice('error', outMessage(settings.choices, translator)),
      h(Preview, {
        kind,
        ...onPage(kind, attributes['align'], settings.choices),
        example,
        title: titles[kind],
        isSelected,
        onSubmit: () => {
          setSubmitted(true);
        },
      }),
      isSubmitted &&
        notice('info', say('This is a preview, so nothing was sent.'), {
          isDismissible: true,
          onRemove: () => {
            setSubmitted(false);
          },
        }),
    );
  };
