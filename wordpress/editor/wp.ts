import type { PaletteColour } from './palette.js';

/** An element of React. WordPress has its own React, so nothing here knows more about it. */
export type Drawn = unknown;

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => Drawn;

/** A block in WordPress's list of blocks. */
type BlockType = { readonly attributes: Readonly<Record<string, unknown>> };

type EditorSettings = {
  readonly colors?: readonly PaletteColour[];
  /** The styles of the theme for the editor. Newer versions of WordPress have entries of other kinds too. */
  readonly styles?: readonly { readonly css?: unknown }[];
};

/** The parts of WordPress's editor that the blocks use. https://developer.wordpress.org/block-editor/reference-guides/ */
type Wp = {
  readonly blocks: {
    registerBlockType(name: string, settings: object): void;
    getBlockType(name: string): BlockType | undefined;
  };
  readonly element: {
    createElement<P extends object>(
      type: string | ((props: P) => Drawn),
      props: P | null,
      ...children: Drawn[]
    ): Drawn;
    readonly Fragment: Component;
    useState<T>(first: T | (() => T)): [T, (next: T | ((last: T) => T)) => void];
    useEffect(effect: () => (() => void) | undefined, of: readonly unknown[]): void;
    useRef<T>(first: T): { current: T };
  };
  readonly components: Readonly<
    Record<
      | 'BaseControl'
      | 'Button'
      | 'CheckboxControl'
      | 'Notice'
      | 'PanelBody'
      | 'RangeControl'
      | 'SelectControl'
      | 'TextareaControl'
      | 'TextControl'
      | 'ToggleControl',
      Component
    >
  >;
  readonly blockEditor: {
    readonly InspectorControls: Component;
    readonly ColorPalette: Component;
    useBlockProps(props?: object): Props;
  };
  readonly a11y: { speak(text: string): void };
  readonly i18n: {
    __(text: string, domain: string): string;
    _n(one: string, other: string, count: number, domain: string): string;
  };
  readonly data: {
    dispatch(store: 'core/block-editor'): {
      /** Not in every version of WordPress. */
      __unstableMarkLastChangeAsPersistent?(): void;
    };
    useSelect<T>(read: (select: (store: string) => { getSettings(): EditorSettings }) => T, of: unknown[]): T;
  };
};

/** `window.wp`, which WordPress defines before this script. */
export const wp = (window as unknown as { wp: Wp }).wp;

export const h = wp.element.createElement;

const settingsOf = (select: (store: string) => { getSettings(): EditorSettings }) =>
  select('core/block-editor').getSettings();

const noColours: readonly PaletteColour[] = [];

/** The colours that the theme offers. */
export const usePalette = (): readonly PaletteColour[] =>
  wp.data.useSelect((select) => settingsOf(select).colors ?? noColours, []);

const noStyles: readonly { css?: unknown }[] = [];

/** The styles of the theme for the editor, as CSS. */
export const useThemeStyles = (): readonly string[] => {
  const styles = wp.data.useSelect((select) => settingsOf(select).styles ?? noStyles, []);
  return styles.flatMap(({ css }) => (typeof css === 'string' ? [css] : []));
};

/** Lets “Undo” take back the next change alone. Otherwise WordPress joins it with earlier changes of the same setting. */
export const startUndoStep = (): void => {
  wp.data.dispatch('core/block-editor').__unstableMarkLastChangeAsPersistent?.();
};
