type Name =
  | 'activeElement'
  | 'baseURI'
  | 'body'
  | 'defaultView'
  | 'documentElement'
  | 'hidden'
  | 'readyState'
  | 'referrer';

/**
 * A property of a document, which is this one unless another is given. A form or picture of the page that has the
 * property’s name, such as `<form name="referrer">`, takes its place on the document itself.
 */
export const ofDocument = <One extends Name>(name: One, owner: Document = document): Document[One] =>
  Reflect.get(Object.getPrototypeOf(owner) as Document, name, owner);
