/**
 * Whether this browser has the features that the elements need. If it lacks one, the fallback content stays
 * visible. The oldest supported versions have all of them.
 */
export const isSupported = (): boolean =>
  // Chrome 73, Firefox 101, Safari 16.4, which is also the first that supports all regular expressions used here.
  'adoptedStyleSheets' in document &&
  // Chrome 93, Firefox 92, Safari 15.4.
  'hasOwn' in Object &&
  // Chrome 100, Firefox 97, Safari 15.4.
  'throwIfAborted' in AbortSignal.prototype;
