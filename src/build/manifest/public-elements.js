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

/** Readers see one class at a time, so the class that a member comes from is left out. */
const own = ({ description, ...one }) => ({
  ...without(one, 'inheritedFrom'),
  ...(description ? { description: onOneLine(description) } : {}),
});

/** The analyzer takes a parameter of the constructor for the default of an event's field. */
const fieldOfEvent = (field) => own(without(field, 'default'));

/** As HTML writes it: no quotes, nothing for null. */
const asHtml = ({ default: initial, type, ...rest }) => ({
  ...rest,
  // A list or an object is one of JavaScript alone.
  type: { text: type.text.startsWith('string') ? 'string' : type.text.replace(' | null', '') },
  ...(initial && initial !== 'null' && initial !== "''" ? { default: initial.replaceAll("'", '') } : {}),
});

const eventClassOf = (name) => `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Event`;

/** One module, the one that is imported: its elements and events, without what is private. */
export const publicElements = () => ({
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
        ...rest
      } = classes.get(name);
      return {
        kind: 'class',
        name,
        tagName,
        customElement: true,
        description: onOneLine(description),
        superclass: { name: 'LitElement', package: 'lit' },
        attributes: attributes.map(own).map(asHtml),
        members: members.filter(isPublic).map(own),
        events: rest.events
          // The analyzer adds those that it finds in the code, without their names.
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
      };
    });

    const declarations = [...elementDeclarations, ...eventDeclarations];
    const declarationOf = (name) => ({ name, module: entry });
    manifest.modules = [
      {
        kind: 'javascript-module',
        path: entry,
        declarations,
        exports: [
          ...declarations.map(({ name }) => ({ kind: 'js', name, declaration: declarationOf(name) })),
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

/** The elements of a manifest that `publicElements` has been through. */
export const elementsOf = (manifest) =>
  manifest.modules.flatMap(({ declarations }) => declarations.filter(({ customElement }) => customElement));
