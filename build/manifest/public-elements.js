const tags = {
  DonationWidget: 'donation-widget',
  DonationStatus: 'donation-status',
  DonationButton: 'donation-button',
};
const entry = 'dist/index.js';

const isPublic = ({ privacy, name }) => (privacy ?? 'public') === 'public' && !name.startsWith('#');

/** Line breaks in a comment have no meaning. */
const onOneLine = (description) => description?.replaceAll(/\s+/g, ' ').trim();

const without = (one, ...keys) =>
  Object.fromEntries(Object.entries(one).filter(([key]) => !keys.includes(key)));

/** Leaves out the class that a member is inherited from: readers see one class at a time. */
const own = ({ description, ...one }) => ({
  ...without(one, 'inheritedFrom'),
  ...(description ? { description: onOneLine(description) } : {}),
});

/** Removes the defaults of event fields: the analyzer mistakes constructor parameters for them. */
const fieldOfEvent = (field) => own(without(field, 'default'));

/** A default as written in HTML: no quotes, and nothing for null. */
const asHtml = ({ default: initial, type, ...rest }) => ({
  ...rest,
  // Lists and objects exist only in JavaScript.
  type: { text: type.text.startsWith('string') ? 'string' : type.text.replace(' | null', '') },
  ...(initial && initial !== 'null' && initial !== "''" ? { default: initial.replaceAll("'", '') } : {}),
});

const eventClassOf = (name) => `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Event`;

/** Describes the required properties, or their attributes, as such, and lists them first. */
const requiredFirst = (list, declared) => {
  const isRequired = ({ name, fieldName = name }) => declared.get(fieldName)?.isRequired ?? false;
  const required = list
    .filter(isRequired)
    .map((one) => ({ ...one, description: `Required. ${one.description}` }));
  return [...required, ...list.filter((one) => !isRequired(one))];
};

/** The exported types that the elements' properties and methods have. */
const typesOf = (elements, manifest) => {
  const exported = new Set(manifest.modules.flatMap(({ exports = [] }) => exports).map(({ name }) => name));
  const texts = elements
    .flatMap(({ members }) => members)
    .flatMap(({ type, parameters = [], return: returned }) => [
      type,
      returned?.type,
      ...parameters.map((one) => one.type),
    ])
    .flatMap((type) => type?.text ?? []);
  const named = new Set(texts.flatMap((text) => text.match(/\b[A-Z]\w+\b/g) ?? []));
  return [...named].filter((name) => exported.has(name)).sort();
};

/** Reduces the manifest to one module, the one that people import: its public elements and events. */
export const publicElements = (declared) => ({
  name: 'public-elements',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const classes = new Map(
      manifest.modules.flatMap(({ declarations }) => declarations.map((one) => [one.name, one])),
    );
    const look = classes.get('ServiceElement').cssProperties;

    const events = [...classes.values()].filter(({ superclass }) => superclass?.name === 'Event');
    const eventDeclarations = events.map((event) => ({
      ...own(without(event, 'cancelable')),
      members: event.members?.filter(isPublic).map(fieldOfEvent),
      superclass: { name: 'Event', package: 'global:' },
    }));

    const elementDeclarations = Object.entries(tags).map(([name, tagName]) => {
      const {
        description,
        attributes,
        members,
        slots,
        cssParts,
        cssProperties = look,
        cssStates = [],
        ...rest
      } = classes.get(name);
      return {
        kind: 'class',
        name,
        tagName,
        customElement: true,
        description: onOneLine(description),
        superclass: { name: 'LitElement', package: 'lit' },
        attributes: requiredFirst(attributes.map(own).map(asHtml), declared[tagName]),
        members: requiredFirst(members.filter(isPublic).map(own), declared[tagName]),
        events: rest.events
          // The analyzer adds the events that it finds in the code, without their names.
          .filter((event) => event.description)
          .map((event) => {
            const text = eventClassOf(event.name);
            if (!classes.has(text))
              throw new Error(`<${tagName}> fires ${event.name}, which has no ${text}.`);
            const { cancelable } = classes.get(text);
            return { ...own(event), type: { text }, ...(cancelable ? { cancelable } : {}) };
          }),
        slots: slots.map(own),
        cssParts: cssParts.map(own),
        cssProperties: cssProperties.map(own),
        cssStates: cssStates.map(own),
      };
    });

    // The version that has `cssStates`. The analyzer writes an older one.
    manifest.schemaVersion = '2.1.0';
    const declarations = [...elementDeclarations, ...eventDeclarations];
    const types = typesOf(elementDeclarations, manifest);
    const declarationOf = (name) => ({ name, module: entry });
    manifest.modules = [
      {
        kind: 'javascript-module',
        path: entry,
        declarations,
        exports: [
          ...[...declarations.map(({ name }) => name), ...types].map((name) => ({
            kind: 'js',
            name,
            declaration: declarationOf(name),
          })),
          ...Object.entries(tags).map(([name, tagName]) => ({
            kind: 'custom-element-definition',
            name: tagName,
            declaration: declarationOf(name),
          })),
        ],
      },
    ];
  },
});

/** The values of an attribute that takes only certain ones. */
export const valuesOf = ({ text }) => [...text.matchAll(/'([^']+)'/g)].map(([, value]) => value);

/** The elements of a manifest that `publicElements` has processed. */
export const elementsOf = (manifest) =>
  manifest.modules.flatMap(({ declarations }) => declarations.filter(({ customElement }) => customElement));
