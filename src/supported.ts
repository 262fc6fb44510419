/**
 * Whether this browser has what the elements can't work without; where it lacks one of these, the page's own
 * content inside the tags stays, such as a link. The oldest versions that are supported have them all.
 */
export const isSupported = (): boolean =>
  // Chrome 73, Firefox 101, Safari 16.4, which also is the first that reads all regular expressions here.
  'adoptedStyleSheets' in Document.prototype &&
  // Chrome 93, Firefox 92, Safari 15.4.
  'hasOwn' in Object &&
  // Chrome 100, Firefox 97, Safari 15.4.
  'throwIfAborted' in AbortSignal.prototype;
